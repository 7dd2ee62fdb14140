package org.lazax.table.event.setup;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** The organiser's choices. */
@WireType("table.game-configured.v1")
public record GameConfigured(Settings settings) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.chosen(settings);
  }
}
