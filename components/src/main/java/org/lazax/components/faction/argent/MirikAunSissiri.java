package org.lazax.components.faction.argent;

import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.card.FleetJump;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * Any ships jump to systems with command tokens of their owner and without ships of other players.
 * Fighters jump by themselves, too. Rules: leader/mirik_aun_sissiri.N1 to
 * leader/mirik_aun_sissiri.N7.
 */
final class MirikAunSissiri extends FleetJump {
  MirikAunSissiri() {
    super("mirik_aun_sissiri");
  }

  @Override
  protected boolean jumps(UnitType type) {
    return true;
  }

  @Override
  protected boolean opens(Table table, Seat seat, SystemId system) {
    return table.tokens().getOrDefault(system, Set.of()).contains(seat);
  }

  @Override
  protected boolean toOneSystem() {
    return false;
  }
}
