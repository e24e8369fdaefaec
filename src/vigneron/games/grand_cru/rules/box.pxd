cdef class Box:
    cdef readonly int advertising_steps, all_columns, aoc_per_cube, barrels, columns, cube_counts
    cdef readonly int emergency_pays, estate_spaces, first_improvements, first_vines, harvest_price, highest_bid
    cdef readonly int juice_per_cube, kind_counts, loan_costs, loan_pays, missing_pays, most_loans, new_tiles
    cdef readonly int opening_least, opening_most, outright_price, pawns, prestige, primeur_less
    cdef readonly int prize_first, prize_second, prize_tied, rich_cubes, rounds
    cdef readonly bytes best, francs, interest, ripe, ripe_from, ripe_to, space_gives, space_price, supply, tiles
    cdef readonly bytes top
    cdef readonly list price
    cdef readonly long long ripe_cells, green_cells, inner_cells
    cdef long long bit[35]
    cdef long long vine_bids[32]
    cdef long long other_bids[256]
    cdef long long higher[7]
