package org.lazax.rules.trade;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A promissory note in a play area that loses more than its effect when it leaves. */
public interface ReturnHooks {

  /** What else happens when the note leaves the play area of its user. */
  List<GameEvent> left(Table table, Grant note);
}
