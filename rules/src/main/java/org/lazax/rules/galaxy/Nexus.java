package org.lazax.rules.galaxy;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.Setup;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.NexusTurned;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.SystemId;

/**
 * The wormhole nexus is turned to its active side as soon as a unit is there or a player controls
 * its planet, but not before the movement step with its space cannon offense is over. Rules:
 * wormhole_nexus.1, wormhole_nexus.2, wormhole_nexus.2.1, wormhole_nexus.N1, wormhole_nexus.N2.
 */
public final class Nexus {
  private Nexus() {}

  /** The event that turns it; empty if it must not be turned now. */
  public static List<GameEvent> due(Table table) {
    return NexusTile.inactive(table.galaxy())
        .filter(nexus -> isReached(table, nexus) && !isMoving(table))
        .<List<GameEvent>>map(_ -> List.of(new NexusTurned()))
        .orElse(List.of());
  }

  private static boolean isReached(Table table, SystemId nexus) {
    return !table.units().in(nexus).isEmpty()
        || table.galaxy().planets(nexus).stream()
            .anyMatch(planet -> table.planets().controller(planet).isPresent());
  }

  /** Whether a movement step is under way. */
  public static boolean isMoving(Table table) {
    return table.kernel().within(SpaceCannonOffense.class).isPresent()
        || table.kernel().within(Relocation.class).isPresent()
        || table.kernel().within(Setup.class).isPresent()
        || table.kernel().within(TacticalAction.class).filter(TacticalAction::moves).isPresent();
  }
}
