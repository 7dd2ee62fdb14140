package org.lazax.components.hopesend;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * Face-down leader counters of a player that lie in one place are mixed. Only the player knows
 * which is which then. Rules: hopes_end.31, hopes_end.N38, hopes_end.N40.
 *
 * @param backs those that are mixed
 * @param leaders the counter of each
 */
@WireType("table.hopes-end-face-down-leaders-mixed.v1")
public record LeadersMixed(
    Seat seat, List<LeaderCounterId> backs, List<LeaderCounterId> leaders, Chance chance)
    implements TableEvent, ChanceEvent {
  public LeadersMixed {
    backs = List.copyOf(backs);
    leaders = List.copyOf(leaders);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    Map<LeaderCounterId, LeaderCounterId> mixed = new TreeMap<>();
    for (int i = 0; i < backs.size(); i++) {
      mixed.put(backs.get(i), leaders.get(i));
    }
    return table.withPart(Identities.ID, identities -> identities.mixed(seat, mixed));
  }
}
