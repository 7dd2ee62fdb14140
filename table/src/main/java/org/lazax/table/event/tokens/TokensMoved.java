package org.lazax.table.event.tokens;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.tokens.Pool;

/**
 * Command tokens move between pools and reinforcements: they are gained, spent or redistributed.
 */
@WireType("table.tokens-moved.v1")
public record TokensMoved(Seat seat, Pool from, Pool to, int count) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withTokens(p.tokens().plus(from, -count).plus(to, count)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    int there = TokenSupply.in(table, seat, from);
    return count >= 1 && count <= there
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("command_tokens.3", "there are not so many command tokens there")
                .with("pool", from)
                .with("tokens", there)
                .with("wanted", count));
  }
}
