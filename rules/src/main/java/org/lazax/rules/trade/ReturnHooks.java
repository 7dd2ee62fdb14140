package org.lazax.rules.trade;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A promissory note whose departure from a play area does more than to end its effect. */
public interface ReturnHooks {

  /** What else happens when the note leaves the play area of its user. */
  List<GameEvent> left(Table table, Grant note);
}
