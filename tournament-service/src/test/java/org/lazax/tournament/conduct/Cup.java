package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.tournament.TournamentDecider;
import org.lazax.tournament.conduct.CreateTournament.PlannedStage;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.Place;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.Tournament;

/** A tournament in memory, for tests. */
final class Cup {
  static final OfficialId BY = OfficialId.CREATOR;
  static final Digest ORGANISER = digest(7_000);
  static final StageId PRELIMS = new StageId("prelims");
  static final StageId FINAL = new StageId("final");

  private final LocalGame<Tournament> game = new LocalGame<>(List.of(new TournamentDecider()), 35);

  /** A tournament with these settings. */
  static Cup of(Settings settings) {
    Cup cup = new Cup();
    cup.gives(creation(settings));
    return cup;
  }

  /** The command that creates a tournament with these settings. */
  static CreateTournament creation(Settings settings) {
    return new CreateTournament(
        ORGANISER,
        settings.name(),
        Optional.of(settings.listed()),
        settings.most(),
        Optional.of(settings.waitingList()),
        settings.stages().stream()
            .map(stage ->
                new PlannedStage(
                    stage.id(),
                    stage.format(),
                    stage.rounds(),
                    Optional.of(stage.tables()),
                    stage.cut(),
                    stage.conditions()))
            .toList(),
        settings.tieBreaks(),
        Optional.of(settings.visibility()));
  }

  /** Two rounds of preliminaries for so many entrants, then a final of six. */
  static Cup of(int most) {
    return of(
        settings(
            most,
            new Stage(
                PRELIMS, Format.ROUNDS, Optional.of(2), TableSizes.USUAL, cut(6), Optional.empty()),
            new Stage(
                FINAL,
                Format.ELIMINATION,
                Optional.empty(),
                TableSizes.USUAL,
                Optional.empty(),
                Optional.empty())));
  }

  static Settings settings(int most, Stage... stages) {
    return new Settings(
        digest(0), true, most, true, List.of(stages), List.of(TieBreak.values()), Visibility.LIVE);
  }

  static Optional<Cut> cut(int count) {
    return Optional.of(new Cut(count, true));
  }

  /** The same cup after so many entrants have registered and checked in. */
  Cup withEntrants(int count) {
    gives(new Register(Optional.of(BY), digests(1, count)));
    gives(new CheckIn(Optional.empty(), entrants(1, count)));
    return this;
  }

  static Digest digest(int number) {
    return new Digest("%064x".formatted(number));
  }

  static List<Digest> digests(int first, int last) {
    return IntStream.rangeClosed(first, last).mapToObj(Cup::digest).toList();
  }

  static EntrantId e(int number) {
    return new EntrantId(number);
  }

  static List<EntrantId> entrants(int first, int last) {
    return IntStream.rangeClosed(first, last).mapToObj(EntrantId::new).toList();
  }

  /** Gives a command that has to be accepted. */
  List<GameEvent> gives(Command command) {
    LocalAnswer answer = game.submit(Optional.empty(), command);
    assertThat(answer).isInstanceOf(LocalAnswer.Accepted.class);
    return ((LocalAnswer.Accepted) answer).events();
  }

  /** Gives a command that has to be refused, and changes nothing. */
  Refusal isRefused(Command command) {
    Tournament before = now();
    LocalAnswer answer = game.submit(Optional.empty(), command);
    assertThat(answer).isInstanceOf(LocalAnswer.Refused.class);
    assertThat(now()).isSameAs(before);
    return ((LocalAnswer.Refused) answer).refusal();
  }

  Tournament now() {
    return game.table();
  }

  LocalGame<Tournament> game() {
    return game;
  }

  /** Proposes and publishes the next round: tables of neighbours in the order of the list. */
  RoundId publish(List<EntrantId> players) {
    return publish(players, List.of());
  }

  /** The same with some who have a bye. */
  RoundId publish(List<EntrantId> players, List<EntrantId> byes) {
    RoundId round = now().course().current().orElseThrow().nextRound();
    gives(new ProposePairing(BY, new Pairing(pairing(players).pods(), byes)));
    gives(new PublishRound(BY, round, now().course().proposals()));
    return round;
  }

  static Pairing pairing(List<EntrantId> players) {
    List<Pod> pods = new ArrayList<>();
    int next = 0;
    for (int size : TableSizes.USUAL.of(players.size()).orElseThrow()) {
      pods.add(new Pod(players.subList(next, next + size)));
      next += size;
    }
    return new Pairing(pods, List.of());
  }

  /** Records that all open tables of a round were won by those in this seat. */
  void areWonBy(Seat winner, RoundId round) {
    now()
        .course()
        .round(new TableId(round, 1))
        .orElseThrow()
        .open()
        .toList()
        .forEach(table -> isWonBy(winner, new TableId(round, table)));
  }

  void isWonBy(Seat winner, TableId table) {
    gives(record(table, winner));
  }

  RecordResult record(TableId table, Seat winner) {
    return new RecordResult(table, result(table, winner), new GameId("g-" + table.number()), 900);
  }

  /** The winner has ten points. The others have one less than the seat before. */
  TableResult result(TableId table, Seat winner) {
    Pod pod = now().course().round(table).orElseThrow().pod(table.number()).orElseThrow();
    List<Place> places = new ArrayList<>();
    for (int seat = 1; seat <= pod.entrants().size(); seat++) {
      Seat p = new Seat(seat);
      places.add(new Place(p, p.equals(winner) ? 10 : 9 - seat, seat));
    }
    return new TableResult(winner, places, Instant.parse("2026-01-02T00:00:00Z"));
  }
}
