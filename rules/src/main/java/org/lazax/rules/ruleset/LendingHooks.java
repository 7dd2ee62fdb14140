package org.lazax.rules.ruleset;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** A leader by which its player has what other cards say, as if it were said by its own. */
public interface LendingHooks {
  /** What it lends now. */
  List<ComponentRef> lends(Table table, Seat user);
}
