package org.lazax.rules.ability;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * From here on, what happens in an effect may depend on sealed answers. A dry run ends here, so
 * that nobody learns them by trying out commands. It changes nothing on the table.
 *
 * @param effect the id of the effect's frame
 */
@WireType("table.base-answers-unsealed.v1")
public record AnswersUnsealed(int effect) implements TableEvent {
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table;
  }
}
