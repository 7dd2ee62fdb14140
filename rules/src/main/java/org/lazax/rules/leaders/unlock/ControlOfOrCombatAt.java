package org.lazax.rules.leaders.unlock;

import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.Combat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The player controls a planet of the system, or is a side of a combat that is fought there. Rule:
 * leader/rickar_rickani.N1.
 */
final class ControlOfOrCombatAt {
  private ControlOfOrCombatAt() {}

  static boolean isGiven(Table table, Seat seat, Unlock.ControlOfOrCombatAt asked) {
    return asked.place() == SystemKind.MECATOL_REX
        && (table.planets().controls(seat, PlanetId.MECATOL_REX)
            || table.kernel().frameOf(under -> isThere(under, seat)).isPresent());
  }

  private static boolean isThere(Procedure under, Seat seat) {
    return under instanceof Combat combat
        && combat.system().equals(SystemId.MECATOL_REX)
        && combat.isSide(seat);
  }
}
