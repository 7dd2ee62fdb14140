package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * What only the player sees: the cards in the hand, and how many of each.
 *
 * @param parts what the player alone sees of the state of expansions and components
 */
record Hand(
    Map<String, Integer> actionCards,
    Map<String, Boolean> secrets,
    Map<String, Integer> notes,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Object> parts) {
  static Hand of(Table table, Player player) {
    return new Hand(
        Names.counted(player.actionCards()),
        Names.of(player.secrets()),
        Names.counted(player.notes()),
        table.parts().shownTo(player.seat()));
  }
}
