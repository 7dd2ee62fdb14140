package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The organiser's choices, and the version of the rules that the game begins under.
 *
 * @param rulesVersion empty in logs written before versions were counted: they are of version 0
 */
@WireType("table.game-configured.v1")
public record GameConfigured(Settings settings, Optional<Integer> rulesVersion)
    implements TableEvent {
  /** What a log counts as that does not tell its version. */
  public static final int UNTOLD = 0;

  /** The version that the game begins under. */
  public int beginsUnder() {
    return rulesVersion.orElse(UNTOLD);
  }

  @Override
  public Table fold(Table table) {
    return table.chosen(settings).withRulesVersion(Optional.of(beginsUnder()));
  }
}
