package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The game goes on under newer rules: this commit and those after it are decided by them. The event
 * is in the first commit that they decide, and only there. Versions only go up.
 *
 * @param from the version so far
 * @param to the version from this commit on
 */
@WireType("table.rules-changed.v1")
public record RulesChanged(int from, int to) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withRulesVersion(Optional.of(to));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.rulesVersion().equals(Optional.of(from)) && to > from
        ? Optional.empty()
        : Optional.of(
            Refusal.of("rules-not-newer", "a game goes on under newer rules only")
                .with("from", from)
                .with("to", to));
  }
}
