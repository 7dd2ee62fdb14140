package org.lazax.rules.movement;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * What hooks can see of a movement: the table before any ship moves.
 *
 * @param map the galaxy as it is for the moving player
 * @param seat the player whose ships move
 * @param active the active system: the destination, or the system that a retreat leaves
 * @param retreating whether the ships leave a combat, or move outside their player's Move Ships
 *     step
 */
public record MovementView(
    Table table, Starmap map, Seat seat, SystemId active, boolean retreating) {

  /** Ships move into the active system. */
  public static MovementView of(Table table, Seat seat, SystemId active) {
    return new MovementView(table, Starmap.seenBy(table, seat), seat, active, false);
  }

  /** Ships leave the active system outside the Move Ships step. */
  public static MovementView outOf(Table table, Seat seat, SystemId active) {
    return new MovementView(table, Starmap.seenBy(table, seat), seat, active, true);
  }

  /** The choices with which a lasting effect of this component began; empty if there is none. */
  public Optional<Map<String, String>> chosen(Grant grant) {
    return LastingEffects.chosen(table, grant);
  }
}
