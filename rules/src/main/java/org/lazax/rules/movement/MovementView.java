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
 * What hooks see of a movement: the table as it lies before any ship moves.
 *
 * @param map the galaxy as who moves sees it
 * @param seat whose ships move
 * @param active the active system: where they move to, or where they retreat from
 * @param retreating whether they leave a combat, or are moved otherwise than by their player's Move
 *     Ships
 */
public record MovementView(
    Table table, Starmap map, Seat seat, SystemId active, boolean retreating) {

  /** Ships are moved into the active system. */
  public static MovementView of(Table table, Seat seat, SystemId active) {
    return new MovementView(table, Starmap.seenBy(table, seat), seat, active, false);
  }

  /** Ships leave the active system outside of Move Ships. */
  public static MovementView outOf(Table table, Seat seat, SystemId active) {
    return new MovementView(table, Starmap.seenBy(table, seat), seat, active, true);
  }

  /** What was chosen when an effect of this component began that still lasts. */
  public Optional<Map<String, String>> chosen(Grant grant) {
    return LastingEffects.chosen(table, grant);
  }
}
