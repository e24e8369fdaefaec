/* Random self-play of burgundy_dice, standard game, written by hand for this machine: the yardstick of `bench/peers.py`.

   It is never part of the product. yardstick.py writes the component data into `tables.h`. The random stream, the
   order of draws and the order of offers are those of the Python rules, so that both play the same games from the
   same seed. Prints: games acts turns points offers seconds. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "tables.h" /* written by yardstick.py */

typedef uint64_t mask;

enum { MONASTERY, MINE, RIVER, CITY, PASTURE, CASTLE };
enum { MONK, SILVERLING, GOODS, WORKER };
enum { BY_DICE, BY_MONK, BY_WORKER, DECLINE };

typedef struct {
    mask marked, reach, fits[7];
    int points, used; /* used: the pair of dice of the first combination, -1 before it */
    uint8_t bonus[4], chosen, colours;
} Side;

typedef struct {
    Side side[SEATS];
    int phase, boxes, turn;
    uint8_t dice[5], claimed[6];
} State;

static uint64_t word;
static uint64_t acts, offers;

static inline uint32_t below(uint32_t total) {
    uint64_t x = word;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    word = x;
    return (uint32_t)((x * 0x2545F4914F6CDD1DULL >> 32) * total >> 32);
}

static inline int count(mask m) { return __builtin_popcountll(m); }

static inline int nth(mask m, int number) {
    while (number--) m &= m - 1;
    return __builtin_ctzll(m);
}

static void mark(const State *state, Side *side, int space, int value) {
    int area = AREA[space], colour = COLOUR[space];
    mask ground = AREA_MASK[area];
    side->marked |= 1ULL << space;
    side->reach |= NEAR[space];
    if (colour == CITY) {
        side->fits[value] &= ~ground;
    } else if (colour == PASTURE) {
        for (int number = 1; number <= 6; number++)
            if (number != value) side->fits[number] &= ~ground;
    }
    side->fits[value] |= NEAR[space] & COLOUR_MASK[CASTLE];
    if (!(ground & ~side->marked)) {
        side->points += PAYS[area][state->phase];
        if (GIFT[area] >= 0) side->bonus[GIFT[area]]++;
    }
}

static void choose(State *state, Side *side) {
    const uint8_t *dice = state->dice;
    mask free_spaces = side->reach & ~side->marked, open[4], monk[2] = {0, 0}, worker[2][7];
    int pairs = 0, monks = 0, workers[2] = {0, 0};
    for (int pair = 0; pair < 4; pair++) {
        open[pair] = pair == side->used ? 0
            : free_spaces & COLOUR_MASK[dice[pair / 2]] & side->fits[dice[2 + pair % 2]];
        pairs += count(open[pair]);
    }
    if (side->used < 0 && side->bonus[MONK]) {
        mask other = dice[0] == dice[1] ? free_spaces & ~COLOUR_MASK[dice[0]] : free_spaces;
        for (int n = 0; n < 2; n++) monks += count(monk[n] = other & side->fits[dice[2 + n]]);
    }
    if (side->used < 0 && side->bonus[WORKER]) {
        int alike = dice[2] == dice[3] ? dice[2] : 0;
        for (int c = 0; c < 2; c++)
            for (int value = 1; value <= 6; value++) {
                worker[c][value] = value == alike ? 0 : free_spaces & COLOUR_MASK[dice[c]] & side->fits[value];
                workers[c] += count(worker[c][value]);
            }
    }
    int total = pairs + monks + workers[0] + workers[1] + 1, number = (int)below((uint32_t)total);
    acts++;
    offers += (uint64_t)total;

    if (number < pairs) {
        int pair = 0;
        while (number >= count(open[pair])) number -= count(open[pair++]);
        int second = side->used >= 0;
        if (second) side->bonus[SILVERLING]--;
        mark(state, side, nth(open[pair], number), dice[2 + pair % 2]);
        side->chosen = 1;
        if (!second && side->bonus[SILVERLING]) { /* may a second combination follow? */
            free_spaces = side->reach & ~side->marked;
            for (int other = 0; other < 4; other++)
                if (other != pair && free_spaces & COLOUR_MASK[dice[other / 2]] & side->fits[dice[2 + other % 2]])
                    side->chosen = 0;
            side->used = pair;
        }
        return;
    }
    side->chosen = 1;
    number -= pairs;
    if (side->used >= 0) return; /* no second combination */
    if (number < monks) {
        int n = number >= count(monk[0]);
        if (n) number -= count(monk[0]);
        side->bonus[MONK]--;
        mark(state, side, nth(monk[n], number), dice[2 + n]);
        return;
    }
    number -= monks;
    if (number < workers[0] + workers[1]) {
        int c = number >= workers[0];
        if (c) number -= workers[0];
        mask spaces = free_spaces & COLOUR_MASK[dice[c]];
        for (; spaces; spaces &= spaces - 1) { /* offers go by space, then by value */
            int space = __builtin_ctzll(spaces);
            for (int value = 1; value <= 6; value++)
                if (worker[c][value] >> space & 1 && number-- == 0) {
                    side->bonus[WORKER]--;
                    mark(state, side, space, value);
                    return;
                }
        }
        abort();
    }
    side->bonus[DECLINING_GIVES]++;
}

static void reveal_colours(State *state) {
    for (int colour = 0; colour < 6; colour++) {
        int claimed = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            Side *side = &state->side[seat];
            if (COLOUR_MASK[colour] & ~side->marked || !COLOUR_MASK[colour] || side->colours >> colour & 1) continue;
            side->colours |= (uint8_t)(1 << colour);
            side->points += COLOUR_POINTS[colour][state->claimed[colour]];
            claimed = 1;
        }
        if (claimed && state->claimed[colour] < 2) state->claimed[colour]++;
    }
}

static void roll(State *state) {
    state->turn++;
    state->dice[0] = COLOUR_FACE[below(COLOUR_FACES)];
    state->dice[1] = COLOUR_FACE[below(COLOUR_FACES)];
    state->dice[2] = NUMBER_FACE[below(NUMBER_FACES)];
    state->dice[3] = NUMBER_FACE[below(NUMBER_FACES)];
    state->dice[4] = GLASS_FACE[below(GLASS_FACES)];
    int left = BOXES - state->boxes;
    state->boxes += state->dice[4] < left ? state->dice[4] : left;
    for (int seat = 0; seat < SEATS; seat++) {
        Side *side = &state->side[seat];
        int goods = side->bonus[GOODS];
        if (state->dice[4] >= 2 && goods) {
            side->bonus[GOODS] = 0;
            side->bonus[SILVERLING] += (uint8_t)(goods * GOODS_SILVER);
            side->points += goods * GOODS_POINTS;
        }
        side->used = -1;
        side->chosen = 0;
    }
}

static void play(State *state) {
    memset(state, 0, sizeof *state);
    for (int seat = 0; seat < SEATS; seat++) {
        Side *side = &state->side[seat];
        int castle = nth(COLOUR_MASK[CASTLE], (int)below((uint32_t)count(COLOUR_MASK[CASTLE])));
        acts++;
        offers += (uint64_t)count(COLOUR_MASK[CASTLE]);
        memcpy(side->fits, FITS, sizeof side->fits);
        side->points = START_POINTS;
        side->marked = 1ULL << castle;
        side->reach = NEAR[castle];
        side->bonus[CASTLE_BONUS[castle]]++;
    }
    for (;;) {
        roll(state);
        for (int seat = 0; seat < SEATS; seat++)
            while (!state->side[seat].chosen) choose(state, &state->side[seat]);
        reveal_colours(state);
        if (state->boxes < BOXES) continue;
        if (++state->phase == PHASES) return;
        state->boxes = 0;
    }
}

int main(int argc, char **argv) {
    uint64_t games = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000, turns = 0;
    int64_t points = 0;
    State state;
    word = strtoull(argc > 2 ? argv[2] : "1", NULL, 10) * 0x9E3779B97F4A7C15ULL + 0x1234567;
    clock_t begun = clock();
    for (uint64_t game = 0; game < games; game++) {
        play(&state);
        turns += (uint64_t)state.turn;
        for (int seat = 0; seat < SEATS; seat++) points += state.side[seat].points;
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%llu %llu %llu %lld %llu %.6f\n", (unsigned long long)games, (unsigned long long)acts,
           (unsigned long long)turns, (long long)points, (unsigned long long)offers, seconds);
    return 0;
}
