cdef class Box:
    cdef readonly int seats, top, start_row, vintage_row, strength_row, given_vintage, drawn_vintages
    cdef readonly int strength_token, max_value, cellar_vintage, presses_for_prestige, end_vp, trigger
    cdef readonly int lay_off_coins, ground_coins, harvest_max, section_coins, middle_from, bottom_from
    cdef readonly int prestige_from, grey_value, blue_value, per_type, per_type_blue, workers
    cdef readonly int workers_at_presses, start_press, start_tile, start_harvest_press
    cdef readonly int start_harvest_value, start_harvest_count, start_coins, start_crowns, glass, glass_up
    cdef readonly int prestige_price, display
    cdef readonly bint vintages_placed
    cdef readonly object clauses
    cdef readonly long long spaces
    cdef readonly tuple cost, strength, vintage_counts, press_bonus, grapes, initial, bonus_squares
    cdef readonly tuple sections, route_bonus, neutral, card_key, card_city, card_route, card_kind
    cdef readonly tuple card_accepts, card_crown, card_flag, card_refuses, card_plus, deck, shields
    cdef readonly tuple harvest_counts, village_values, champagne_vp, token_count, token_value, step_vp
    cdef readonly tuple step_multiplier, bonus_value, goal_metric, goal_most, goal_tiers, goal_bonus
    cdef readonly tuple goal_deck, flags
