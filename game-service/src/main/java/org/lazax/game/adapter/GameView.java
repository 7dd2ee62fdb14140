package org.lazax.game.adapter;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.game.state.GameState;
import org.lazax.table.Player;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.ending.Ending;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.tokens.Tokens;

/**
 * The public state of a game. Of secret objectives and of action cards in hand it has only the
 * number, except for secret objectives that were shown or scored.
 *
 * @param rulesVersion the newest version of the rules that has decided in the game
 * @param frames the procedures under way, the outermost first
 * @param awaiting the players who may act, and what they are asked; empty while a service owes a
 *     step
 * @param strategyRow the strategy cards that no player has, with the trade goods on them
 * @param parts the public state of expansions and components on the table; left out while it is
 *     empty
 */
record GameView(
    Settings settings,
    Optional<Integer> rulesVersion,
    Set<Seat> seated,
    int round,
    Optional<Seat> speaker,
    List<Sheet> players,
    List<Procedure> frames,
    Optional<Awaiting> awaiting,
    Map<StrategyCardId, Integer> strategyRow,
    List<Scored> objectives,
    List<ActionCardId> actionDiscards,
    boolean custodians,
    Optional<Ending> ending,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Object> parts) {

  /** A player's sheet and play area. */
  record Sheet(
      Seat seat,
      FactionId faction,
      int victoryPoints,
      Tokens tokens,
      int tradeGoods,
      int commodities,
      Set<TechnologyId> technologies,
      Set<TechnologyId> exhaustedTechnologies,
      Map<StrategyCardId, Boolean> strategyCards,
      List<PlanetId> planets,
      int secrets,
      Set<ObjectiveId> shownSecrets,
      List<ObjectiveId> scoredSecrets,
      int actionCards,
      int promissoryNotes,
      List<PromissoryNoteId> notesInPlay,
      Leaders leaders,
      boolean eliminated) {}

  /** A public objective and the players who have scored it. */
  record Scored(ObjectiveId objective, Set<Seat> by) {}

  /** The players who may act, what they are asked, and until when. */
  record Awaiting(String about, List<Seat> seats, Optional<java.time.Instant> deadline) {
    static Awaiting of(Window window) {
      return new Awaiting(window.about(), window.awaited(), window.deadline());
    }
  }

  static GameView of(Position<GameState, Table> position) {
    Table table = position.table();
    return new GameView(
        table.settings(),
        table.rulesVersion(),
        table.gathering().seated(),
        table.round(),
        table.speaker(),
        table.players().values().stream().map(player -> sheet(table, player)).toList(),
        table.kernel().stack().stream()
            .filter(Frame.class::isInstance)
            .map(layer -> ((Frame) layer).procedure())
            .toList(),
        table.kernel().awaiting().map(Awaiting::of),
        table.strategyRow().goods(),
        table.objectives().revealed().stream()
            .map(o -> new Scored(o, table.objectives().scored().getOrDefault(o, Set.of())))
            .toList(),
        table.actionDiscards(),
        table.council().custodians(),
        table.ending(),
        table.parts().shown());
  }

  private static List<ObjectiveId> scoredSecrets(Table table, Seat seat) {
    return table.objectives().scored().entrySet().stream()
        .filter(scored -> scored.getValue().contains(seat))
        .map(Map.Entry::getKey)
        .filter(table.catalog().secretObjectives()::containsKey)
        .toList();
  }

  private static Sheet sheet(Table table, Player player) {
    return new Sheet(
        player.seat(),
        player.faction(),
        player.victoryPoints(),
        player.tokens(),
        player.tradeGoods(),
        player.commodities(),
        player.technologies(),
        player.exhaustedTechnologies(),
        player.strategyCards(),
        table.planets().of(player.seat()),
        player.secrets().size(),
        player.shown(),
        scoredSecrets(table, player.seat()),
        player.actionCards().size(),
        player.notes().size(),
        player.notesInPlay(),
        player.leaders(),
        player.eliminated());
  }
}
