package org.lazax.table.leaders.ability;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.grants.ComponentRef;

/** Has the text of every other player's agent, exhausted or not. */
final class CleverCleverSsruu implements LendingHooks {
  @Override
  public List<ComponentRef> lends(Table table, Seat user) {
    List<ComponentRef> lent = new ArrayList<>();
    for (Player player : table.players().values()) {
      if (!player.eliminated() && !player.seat().equals(user)) {
        lent.addAll(player.leaders().agentsInForce());
      }
    }
    return lent;
  }
}
