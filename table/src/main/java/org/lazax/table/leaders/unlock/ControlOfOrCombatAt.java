package org.lazax.table.leaders.unlock;

import org.lazax.catalog.card.Place;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.CombatProcedure.GroundCombat;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;

/**
 * Control of Mecatol Rex, or a side of a combat that is fought in its system. Rule:
 * leader/rickar_rickani.N1.
 */
final class ControlOfOrCombatAt {
  private ControlOfOrCombatAt() {}

  static boolean isGiven(Table table, Seat seat, Unlock.ControlOfOrCombatAt asked) {
    return asked.place() == Place.MECATOL_REX
        && (table.planets().controls(seat, PlanetId.MECATOL_REX)
            || table.kernel().stack().stream()
                .anyMatch(layer -> layer instanceof Frame frame && isSide(frame, seat)));
  }

  private static boolean isSide(Frame frame, Seat seat) {
    return switch (frame.procedure()) {
      case SpaceCombat combat ->
          isThere(combat.system())
              && (combat.attacker().equals(seat) || combat.defender().equals(seat));
      case GroundCombat combat ->
          isThere(combat.system())
              && (combat.attacker().equals(seat) || combat.defender().equals(seat));
      default -> false;
    };
  }

  private static boolean isThere(SystemId system) {
    return system.equals(SystemId.MECATOL_REX);
  }
}
