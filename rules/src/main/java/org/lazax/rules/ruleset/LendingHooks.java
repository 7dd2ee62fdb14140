package org.lazax.rules.ruleset;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * A component in play, such as a leader or a note, that gives its player the text of other cards as
 * if they were its own. Cards that merely lie before a player come from {@code LaysComponents}.
 */
public interface LendingHooks {
  /**
   * The components whose text it lends now. They lend nothing in turn. The answer depends on the
   * table alone and not on other hooks, because it determines which hooks act.
   */
  List<ComponentRef> lends(Table table, Seat user);
}
