package org.lazax.game.adapter.film;

import java.util.Map;
import org.lazax.table.Player;

/** What only the player sees: the cards in the hand, and how many of each. */
record Hand(
    Map<String, Integer> actionCards, Map<String, Boolean> secrets, Map<String, Integer> notes) {
  static Hand of(Player player) {
    return new Hand(
        Names.counted(player.actionCards()),
        Names.of(player.secrets()),
        Names.counted(player.notes()));
  }
}
