package org.lazax.table.objectives;

import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/**
 * What a player has just done that secret objectives ask for. It depends on public facts only:
 * every player with secret objectives in hand is asked, whatever they are.
 *
 * @param by the player who may score
 * @param fulfils the secret objectives that it fulfils
 * @param system where it was done; empty if there is no such system
 * @param combat the frame of the combat in or after which it was done. A player scores at most one
 *     objective for each combat. Rule: objective_cards.7
 */
public record Achievement(
    Seat by, Set<ObjectiveId> fulfils, Optional<SystemId> system, Optional<Integer> combat) {
  public Achievement {
    fulfils = Copies.ordered(fulfils);
  }
}
