package org.lazax.tournament.conduct;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.decider.Draft;
import org.lazax.tournament.conduct.TournamentCommand.AboutSeekers;
import org.lazax.tournament.conduct.TournamentCommand.SeatSeekers;
import org.lazax.tournament.conduct.TournamentCommand.SeekTable;
import org.lazax.tournament.conduct.TournamentCommand.StopSeeking;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingRules;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent.RoundPublished;
import org.lazax.tournament.state.TournamentEvent.SeekersChanged;

/** The tables of an open stage. Each is a round of its own. */
final class Seeking {
  static final String WRONG_FORMAT = "wrong-format";
  static final String CANNOT_SEEK = "cannot-seek";

  private Seeking() {}

  static void carryOut(Draft<NoState, Tournament> draft, AboutSeekers command) {
    switch (command) {
      case SeekTable seek -> seek(draft, seek);
      case StopSeeking stop -> stop(draft, stop);
      case SeatSeekers seat -> seatAll(draft, seat);
    }
  }

  private static void seek(Draft<NoState, Tournament> draft, SeekTable seek) {
    Checks.requireOrganiser(draft, seek.by());
    StagePlay play = open(draft);
    List<EntrantId> seekers = present(draft, play);
    Set<EntrantId> busy = new HashSet<>(seekers);
    busy.addAll(play.winners());
    busy.addAll(play.sitting());
    for (EntrantId entrant : seek.entrants()) {
      Checks.require(
          play.players().contains(entrant)
              && draft.table().roster().stays(entrant)
              && busy.add(entrant),
          () ->
              Refusal.of(CANNOT_SEEK, "who has qualified, sits at a table or seeks one does not")
                  .with("entrant", entrant));
      seekers.add(entrant);
    }
    seat(draft, play, seekers, seek.by(), play.stage().tables().most());
  }

  private static void stop(Draft<NoState, Tournament> draft, StopSeeking stop) {
    Checks.requireOrganiser(draft, stop.by());
    StagePlay play = open(draft);
    List<EntrantId> seekers = present(draft, play);
    for (EntrantId entrant : stop.entrants()) {
      Checks.require(
          seekers.remove(entrant),
          () -> Refusal.of(CANNOT_SEEK, "this entrant seeks no table").with("entrant", entrant));
    }
    draft.add(new SeekersChanged(stop.by(), play.stage().id(), seekers));
  }

  private static void seatAll(Draft<NoState, Tournament> draft, SeatSeekers seat) {
    Checks.requireOrganiser(draft, seat.by());
    StagePlay play = open(draft);
    List<EntrantId> seekers = present(draft, play);
    Checks.require(
        play.stage().tables().allow(seekers.size()),
        () ->
            Refusal.of(PairingRules.NOT_SEATABLE, "this stage has no tables of so many")
                .with("players", seekers.size())
                .with("least", play.stage().tables().least()));
    seat(draft, play, seekers, Optional.of(seat.by()), seekers.size());
  }

  /** Seats those who seek at tables of this size. The others go on seeking. */
  private static void seat(
      Draft<NoState, Tournament> draft,
      StagePlay play,
      List<EntrantId> seekers,
      Optional<OfficialId> by,
      int size) {
    int tables = seekers.size() / size;
    int before = play.rounds().size();
    Checks.require(
        before + tables <= RoundId.MOST,
        () ->
            Refusal.of(Stages.NO_MORE_ROUNDS, "this stage has no more tables")
                .with("stage", play.stage().id()));
    List<EntrantId> left = seekers.subList(tables * size, seekers.size());
    draft.add(new SeekersChanged(by, play.stage().id(), left));
    for (int table = 0; table < tables; table++) {
      Pod pod = new Pod(seekers.subList(table * size, (table + 1) * size));
      RoundId round = new RoundId(play.stage().id(), before + table + 1);
      Stages.prepare(draft, play, round);
      draft.add(new RoundPublished(by, round, new Pairing(List.of(pod), List.of())));
    }
  }

  private static StagePlay open(Draft<NoState, Tournament> draft) {
    StagePlay play = Checks.current(draft);
    Checks.require(
        play.stage().format() == Format.OPEN,
        () ->
            Refusal.of(WRONG_FORMAT, "tables are sought in open stages")
                .with("stage", play.stage().id()));
    return play;
  }

  /** Those who seek a table and have not left the tournament. */
  private static List<EntrantId> present(Draft<NoState, Tournament> draft, StagePlay play) {
    return new ArrayList<>(play.seekers().stream().filter(draft.table().roster()::stays).toList());
  }
}
