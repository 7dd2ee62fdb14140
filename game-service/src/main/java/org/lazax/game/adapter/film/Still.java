package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.PlacedTile;

/**
 * All that everybody may see of a game after a commit. Things are in maps by id, so that a merge
 * patch between two of them is small. Players and systems are the largest part and are written
 * apart, because most of them do not change.
 *
 * @param target the victory points that win
 * @param strategyRow the strategy cards that no player has, with the trade goods on them
 * @param objectives the public objectives, and who has scored each
 * @param laws by agenda
 * @param custodians whether the custodians token still lies on Mecatol Rex
 * @param discards the discard pile of action cards
 * @param parts the public state of expansions and components
 * @param hand the hand of the player who looks; left out for others
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Still(
    String name,
    int target,
    int round,
    @JsonUnwrapped Course course,
    Optional<Seat> speaker,
    Optional<Awaited> awaiting,
    @JsonIgnore Map<Seat, ShownPlayer> players,
    @JsonIgnore Map<String, ShownSystem> systems,
    Map<StrategyCardId, Integer> strategyRow,
    Map<String, Map<String, Boolean>> objectives,
    FaceDown hidden,
    Map<String, InPlay> laws,
    boolean custodians,
    Map<String, Integer> discards,
    Map<String, Object> parts,
    Optional<Seat> winner,
    Optional<Hand> hand) {

  /** Who is asked, what, and until when. */
  record Awaited(String about, Map<String, Boolean> seats, Optional<Instant> deadline) {
    static Awaited of(Window window) {
      return new Awaited(window.about(), Names.of(window.awaited()), window.deadline());
    }
  }

  /** The numbers of public objectives of each stage that lie face down. */
  record FaceDown(int stageOne, int stageTwo) {}

  /** A law in play. */
  record InPlay(
      Optional<AgendaOutcome> elected, Optional<Seat> owner, @OmittedByDefault boolean exhausted) {}

  /**
   * The game after a commit.
   *
   * @param viewer the player whose hand is shown too
   * @param withSystems whether the systems are there too
   */
  static Still of(Table table, Optional<Seat> viewer, boolean withSystems) {
    List<Seat> passed =
        table.kernel().within(ActionPhase.class).map(ActionPhase::passed).orElse(List.of());
    Map<Seat, ShownPlayer> players = new TreeMap<>();
    table
        .players()
        .forEach(
            (seat, player) -> players.put(seat, ShownPlayer.of(table, player, passed::contains)));
    return new Still(
        table.settings().name(),
        table.settings().victoryTarget(),
        table.round(),
        Course.of(table.kernel()),
        table.speaker(),
        table.kernel().awaiting().map(Awaited::of),
        players,
        withSystems ? systems(table) : Map.of(),
        table.strategyRow().goods(),
        objectives(table),
        new FaceDown(table.objectives().hiddenStageOne(), table.objectives().hiddenStageTwo()),
        laws(table.council().laws()),
        table.council().custodians(),
        Names.counted(table.actionDiscards()),
        table.parts().shown(),
        table.ending().map(ending -> ending.winner()),
        viewer.map(table.players()::get).map(player -> Hand.of(table, player)));
  }

  private static Map<String, ShownSystem> systems(Table table) {
    Starmap map = Starmap.of(table);
    Map<String, ShownSystem> systems = new TreeMap<>();
    for (PlacedTile tile : table.galaxy().tiles()) {
      String id = table.galaxy().has(tile.system()) ? tile.system().value() : tile.tile().value();
      systems.put(id, ShownSystem.of(table, map, tile));
    }
    return systems;
  }

  private static Map<String, Map<String, Boolean>> objectives(Table table) {
    Map<String, Map<String, Boolean>> objectives = new TreeMap<>();
    table
        .objectives()
        .revealed()
        .forEach(each ->
            objectives.put(
                each.value(),
                Names.of(
                    table.seats().stream()
                        .filter(seat -> table.objectives().scoredBy(seat, each))
                        .toList())));
    return objectives;
  }

  private static Map<String, InPlay> laws(List<Law> laws) {
    Map<String, InPlay> inPlay = new TreeMap<>();
    laws.forEach(law ->
        inPlay.put(law.agenda().value(), new InPlay(law.elected(), law.owner(), law.exhausted())));
    return inPlay;
  }
}
