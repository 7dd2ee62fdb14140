package org.lazax.table.event.tokens;

import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.tokens.Pool;

/**
 * A command token goes from a pool or the reinforcements into a system. If the player has a token
 * there already, it goes back to the reinforcements. Rule: command_tokens.6.
 */
@WireType("table.token-placed.v1")
public record TokenPlaced(Seat seat, Pool from, SystemId system) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Set<Seat> there = table.tokens().getOrDefault(system, Set.of());
    return table
        .withPlayer(seat, p -> p.withTokens(p.tokens().plus(from, -1)))
        .withTokens(Copies.with(table.tokens(), system, Copies.with(there, seat)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return TokenSupply.in(table, seat, from) >= 1
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("command_tokens.3", "there is no command token left there")
                .with("pool", from));
  }
}
