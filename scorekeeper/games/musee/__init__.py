"""Musée (Alf Seegert, 2014): fill three galleries whose numbers rise from left to right."""

from __future__ import annotations

from scorekeeper.common import record_rules
from scorekeeper.game import Game, Option
from scorekeeper.games.musee import (
    claims,
    end_checks,
    final_checks,
    match,
    play_checks,
    play_turn_checks,
    scoring,
    setup_checks,
    tiebreak,
)
from scorekeeper.games.musee.draw_setup import random_setup
from scorekeeper.games.musee.model import Final, Setup, source
from scorekeeper.games.musee.play import PLAY
from scorekeeper.games.musee.play_diagram import draw
from scorekeeper.games.musee.setup_list import setup_list
from scorekeeper.games.musee.sheet import sheet
from scorekeeper.rules import Severity

__all__ = ["GAME"]

GAME = Game(
    id="musee",
    name="Musée",
    bgg_id=163056,
    year=2014,
    counts=(2, 3, 4),
    teams=(4,),
    edition="2014",
    setup=Setup,
    final=Final,
    rules=(
        *record_rules(
            (2, 3, 4),
            source("Reglas especiales para juegos de 3 y 4 jugadores"),
            ("MU-S1", "mu-041"),
            winner=Severity.ERROR,
            winner_basis=("MU-F19", "mu-017"),
        ),
        # setting up
        setup_checks.two_teams_of_two,
        setup_checks.partners_apart,
        setup_checks.number_of_musees,
        setup_checks.tokens_per_row,
        setup_checks.tokens_per_musee,
        setup_checks.three_staircases_a_row,
        setup_checks.two_and_three_staircases,
        setup_checks.staircase_in_row,
        setup_checks.staircase_once,
        setup_checks.same_staircases,
        setup_checks.staircases_as_set_up,
        setup_checks.first_game_staircases,
        setup_checks.cards_in_play,
        setup_checks.cards_shuffled,
        setup_checks.hand_of_five,
        setup_checks.draw_deck_left,
        setup_checks.bonus_cards_out,
        match.loser_starts,
        setup_checks.one_theme_a_name,
        setup_checks.one_name_a_theme,
        # playing: what hangs where, turns, hands
        play_checks.painting_in_play,
        play_checks.one_place_a_painting,
        play_checks.paintings_stay,
        play_checks.slot_on_the_wall,
        play_checks.slot_free,
        play_checks.placed_in_order,
        play_checks.card_from_hand,
        play_checks.claim_full_gallery,
        play_checks.claim_free_card,
        play_checks.claim_first_filler,
        play_turn_checks.turn_order,
        play_turn_checks.one_placement_a_turn,
        play_turn_checks.retired_stay_out,
        play_turn_checks.retire_only_when_stuck,
        play_turn_checks.no_passing,
        play_turn_checks.no_discards,
        play_turn_checks.draw_after_placing,
        play_turn_checks.draws_in_deck,
        play_turn_checks.last_two_cards,
        play_turn_checks.cards_in_all,
        play_turn_checks.two_cards_stay_out,
        play_turn_checks.five_in_hand,
        play_turn_checks.over_when_nobody_can_place,
        play_turn_checks.resume_at_the_start,
        # what hangs where
        final_checks.no_more_slots,
        final_checks.every_slot_noted,
        final_checks.lowest_card,
        final_checks.highest_card,
        final_checks.one_card_a_number,
        final_checks.rising_numbers,
        final_checks.paintings_in_all,
        final_checks.card_of_its_theme,
        final_checks.bonus_held_once,
        final_checks.bonus_gallery_full,
        final_checks.bonus_claimed,
        # whether it can be over, or still going on
        end_checks.no_empty_gallery,
        end_checks.somebody_could_play,
        end_checks.three_paintings,
        end_checks.turns_fit_counts,
        end_checks.retired_with_empty_gallery,
        end_checks.retired_could_play,
        end_checks.counts_in_turn,
        end_checks.play_is_over,
        # the table's own count
        claims.most_points,
        claims.most_points_of_layout,
        claims.unreachable_total,
        claims.points_in_steps,
        claims.paintings_most,
        claims.neighbours_most,
        claims.staircases_most,
        claims.staircases_most_of_layout,
        claims.bonus_needs_paintings,
        claims.three_bonus_cards,
        # the match
        match.two_wins_at_most,
        match.match_already_won,
        match.wins_fit_games,
        match.shared_wins_counted,
        # points
        scoring.paintings,
        scoring.neighbours_line,
        scoring.staircases,
        scoring.gallery_bonuses,
        tiebreak.most_paintings,
        tiebreak.most_gallery_bonuses,
    ),
    options=(Option("shared-win", ("each", "none"), "each", "shared-wins-counted", scores=False),),
    setup_list=setup_list,
    sheet=sheet,
    draw=draw,
    views=("setup", "play", "final"),
    random_setup=random_setup,
    play=PLAY,
)
