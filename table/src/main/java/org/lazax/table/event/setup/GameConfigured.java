package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The choices of the organiser, and the version of the rules under which the game begins.
 *
 * @param rulesVersion empty in logs from before rules had versions; they are of version 0
 */
@WireType("table.game-configured.v1")
public record GameConfigured(Settings settings, Optional<Integer> rulesVersion)
    implements TableEvent {
  /** The version of a log that does not tell one. */
  public static final int UNTOLD = 0;

  /** The version under which the game begins. */
  public int beginsUnder() {
    return rulesVersion.orElse(UNTOLD);
  }

  @Override
  public Table fold(Table table) {
    return table.chosen(settings).withRulesVersion(Optional.of(beginsUnder()));
  }
}
