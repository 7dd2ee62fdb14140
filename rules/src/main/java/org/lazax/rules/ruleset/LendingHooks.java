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
   * The components whose text it lends now. They lend nothing in turn. The answer determines which
   * hooks act. So it depends on no other hooks, and of the table only on the players, their planet
   * cards, the laws, the parts that components bring and the lasting effects.
   */
  List<ComponentRef> lends(Table table, Seat user);
}
