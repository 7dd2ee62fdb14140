package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NotesInPlay;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.tokens.Tokens;

/**
 * A player's sheet and play area. Of a hand it has the numbers.
 *
 * @param technologies the technologies, and whether each is exhausted
 * @param strategyCards the strategy cards, and whether each is exhausted
 * @param passed whether the player has passed in this action phase
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record ShownPlayer(
    FactionId faction,
    int points,
    Tokens tokens,
    int tradeGoods,
    int commodities,
    Map<String, Boolean> technologies,
    Map<StrategyCardId, Boolean> strategyCards,
    int actionCards,
    int secrets,
    Map<String, Boolean> shownSecrets,
    Map<String, Boolean> scoredSecrets,
    int notes,
    Map<String, Integer> shownNotes,
    Map<String, Integer> notesInPlay,
    Leaders leaders,
    boolean passed,
    boolean eliminated) {

  static ShownPlayer of(Table table, Player player, Predicate<Seat> passed) {
    Map<String, Boolean> technologies = new TreeMap<>();
    player
        .technologies()
        .forEach(
            each -> technologies.put(each.value(), player.exhaustedTechnologies().contains(each)));
    return new ShownPlayer(
        player.faction(),
        player.victoryPoints(),
        player.tokens(),
        player.tradeGoods(),
        player.commodities(),
        technologies,
        player.strategyCards(),
        player.actionCards().size(),
        player.secrets().size(),
        Names.of(player.shown()),
        scoredSecrets(table, player.seat()),
        player.notes().size(),
        Names.counted(player.shownNotes()),
        Names.counted(NotesInPlay.of(table, player.seat())),
        player.leaders(),
        passed.test(player.seat()),
        player.eliminated());
  }

  private static Map<String, Boolean> scoredSecrets(Table table, Seat seat) {
    Map<String, Boolean> scored = new TreeMap<>();
    for (ObjectiveId each : table.objectives().scored().keySet()) {
      if (table.catalog().secretObjectives().containsKey(each)
          && !table.objectives().isPublic(each)
          && table.objectives().scoredBy(seat, each)) {
        scored.put(each.value(), true);
      }
    }
    return scored;
  }
}
