package org.lazax.tournament.adapter;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.decider.Position;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;

/**
 * The public state of a tournament. Its entrants, tables and standings are read on their own.
 *
 * @param officials those who run it now
 * @param entrants how many have each status
 * @param stages those that have begun, in order
 * @param champion who has won it; empty before its end, and if it was broken off
 */
record TournamentView(
    Settings settings,
    List<OfficialId> officials,
    Map<EntrantStatus, Integer> entrants,
    List<StageView> stages,
    boolean over,
    Optional<EntrantId> champion) {

  /**
   * A stage.
   *
   * @param players how many began it
   */
  record StageView(StageId id, int players, List<RoundView> rounds, boolean ended) {
    private static StageView of(StagePlay play) {
      return new StageView(
          play.stage().id(),
          play.players().size(),
          play.rounds().stream().map(RoundView::of).toList(),
          play.ended());
    }
  }

  /**
   * A round.
   *
   * @param tables how many it has
   * @param open how many of them are not decided
   */
  record RoundView(RoundId id, int tables, int open) {
    private static RoundView of(Round round) {
      return new RoundView(
          round.id(), round.pairing().pods().size(), Math.toIntExact(round.open().count()));
    }
  }

  static TournamentView of(Position<NoState, Tournament> position) {
    Tournament tournament = position.table();
    Map<EntrantStatus, Integer> entrants = new EnumMap<>(EntrantStatus.class);
    for (EntrantStatus status : tournament.roster().entrants().all().values()) {
      entrants.merge(status, 1, Integer::sum);
    }
    return new TournamentView(
        tournament.settings().orElseThrow(),
        tournament.roster().officials().present(),
        entrants,
        tournament.course().stages().stream().map(StageView::of).toList(),
        tournament.over(),
        tournament.champion());
  }
}
