package org.lazax.table.event.tokens;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/** Command tokens return from the board to the reinforcements. Rule: status_phase.4. */
@WireType("table.tokens-taken-back.v1")
public record TokensTakenBack(Seat seat, List<SystemId> systems) implements TableEvent {
  public TokensTakenBack {
    systems = List.copyOf(systems);
  }

  @Override
  public Table fold(Table table) {
    var tokens = table.tokens();
    for (SystemId system : systems) {
      Set<Seat> left = Copies.without(tokens.getOrDefault(system, Set.of()), seat);
      tokens = left.isEmpty() ? Copies.without(tokens, system) : Copies.with(tokens, system, left);
    }
    return table.withTokens(tokens);
  }
}
