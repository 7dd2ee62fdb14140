package org.lazax.table.event.galaxy;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.NexusTile;

/**
 * The wormhole nexus is turned to its active side, for the rest of the game. Rule:
 * wormhole_nexus.2.
 */
@WireType("table.nexus-turned.v1")
public record NexusTurned() implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withGalaxy(table.galaxy().replacing(NexusTile.INACTIVE, NexusTile.ACTIVE));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return NexusTile.inactive(table.galaxy()).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("wormhole_nexus.2", "the wormhole nexus is active, or not in play")
                .with("active", NexusTile.ACTIVE));
  }
}
