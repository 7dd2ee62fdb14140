package org.lazax.components.faction.yssaril;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.rules.ruleset.LendingHooks;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The agent has the text of each other player's agent, also of exhausted ones and of relics that
 * are agents.
 */
public final class CleverCleverSsruu implements Component, LendingHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/clever_clever_ssruu");
  }

  @Override
  public List<ComponentRef> lends(Table table, Seat user) {
    List<ComponentRef> lent = new ArrayList<>();
    for (Player player : table.players().values()) {
      if (!player.eliminated() && !player.seat().equals(user)) {
        lent.addAll(LeaderCards.agents(table, player.seat()));
      }
    }
    return lent;
  }
}
