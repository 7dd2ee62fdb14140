package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;

/**
 * All that everybody may see of a game after a commit, without players and systems. Things are in
 * maps by id, so that a merge patch between two of them is small. Its parts are made and written
 * apart, because most commits change few of them.
 */
final class Still {
  private final Optional<Seat> viewer;
  private final Made<Centre> centre = new Made<>();
  private final Made<Piles> piles = new Made<>();
  private final Made<Beside> beside = new Made<>();

  /**
   * Nothing yet.
   *
   * @param viewer the player whose hand is shown too
   */
  Still(Optional<Seat> viewer) {
    this.viewer = viewer;
  }

  /**
   * The game itself.
   *
   * @param target the victory points that win
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Title(String name, int target, int round) {}

  /** Who has the speaker token, and who is asked. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Asked(Optional<Seat> speaker, Optional<Awaited> awaiting) {}

  /**
   * What lies in the middle of the table.
   *
   * @param strategyRow the strategy cards that no player has, with the trade goods on them
   * @param objectives the public objectives, and who has scored each
   * @param laws by agenda
   * @param custodians whether the custodians token still lies on Mecatol Rex
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Centre(
      Map<StrategyCardId, Integer> strategyRow,
      Map<String, Map<String, Boolean>> objectives,
      FaceDown hidden,
      Map<String, InPlay> laws,
      boolean custodians) {}

  /** The discard pile of action cards. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Piles(Map<String, Integer> discards) {}

  /**
   * What else is shown.
   *
   * @param parts the public state of expansions and components
   * @param hand the hand of the player who looks; left out for others
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Beside(Map<String, Object> parts, Optional<Seat> winner, Optional<Hand> hand) {}

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

  /** The parts after a commit in the order in which they are shown, by name. */
  Map<String, Record> parts(Table table) {
    Map<String, Record> parts = new LinkedHashMap<>();
    for (Record part :
        List.of(
            title(table),
            Course.of(table.kernel()),
            new Asked(table.speaker(), table.kernel().awaiting().map(Awaited::of)),
            centre.of(
                List.of(table.strategyRow(), table.objectives(), table.players(), table.council()),
                () -> centre(table)),
            piles.of(
                List.of(table.actionDiscards()),
                () -> new Piles(Names.counted(table.actionDiscards()))),
            beside.of(
                List.of(table.parts(), table.ending(), table.players()), () -> beside(table)))) {
      parts.put(part.getClass().getSimpleName(), part);
    }
    return parts;
  }

  private static Title title(Table table) {
    return new Title(table.settings().name(), table.settings().victoryTarget(), table.round());
  }

  private static Centre centre(Table table) {
    return new Centre(
        table.strategyRow().goods(),
        objectives(table),
        new FaceDown(table.objectives().hiddenStageOne(), table.objectives().hiddenStageTwo()),
        laws(table.council().laws()),
        table.council().custodians());
  }

  private Beside beside(Table table) {
    return new Beside(
        table.parts().shown(),
        table.ending().map(ending -> ending.winner()),
        viewer.map(table.players()::get).map(player -> Hand.of(table, player)));
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
