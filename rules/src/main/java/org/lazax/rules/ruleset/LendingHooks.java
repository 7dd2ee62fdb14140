package org.lazax.rules.ruleset;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** A leader that gives its player the text of other cards, as if it were its own. */
public interface LendingHooks {
  /** The components whose text it lends now. */
  List<ComponentRef> lends(Table table, Seat user);
}
