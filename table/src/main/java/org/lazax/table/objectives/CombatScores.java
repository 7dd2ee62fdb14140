package org.lazax.table.objectives;

import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.table.immutable.Copies;

/**
 * The players who have scored an objective in or after the combat of this frame. Rule:
 * objective_cards.7.
 */
public record CombatScores(int combat, Set<Seat> seats) {
  public CombatScores {
    seats = Copies.ordered(seats);
  }

  CombatScores with(int inCombat, Seat seat) {
    return inCombat == combat
        ? new CombatScores(combat, Copies.with(seats, seat))
        : new CombatScores(inCombat, Set.of(seat));
  }
}
