package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.digest;
import static org.lazax.tournament.conduct.Cup.entrants;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.AbortTables;
import org.lazax.tournament.conduct.TournamentCommand.BeginStage;
import org.lazax.tournament.conduct.TournamentCommand.EndStage;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.state.StagePlay;

/** Tables that are not played after all. The cup has two rounds, then a final. */
final class AbortedTablesTest {
  private final Cup cup = Cup.of(13).withEntrants(13);

  @Test
  void aRoundThatIsAbortedIsPairedAnew() {
    cup.gives(new BeginStage(BY));
    RoundId first = cup.publish(entrants(1, 12), entrants(13, 13));
    PairingTask after = cup.now().pairingTask(play());
    assertThat(after.earlier()).hasSize(2);
    assertThat(after.hadBye()).hasSize(1);
    cup.gives(abort(first, 1, 2));

    PairingTask anew = cup.now().pairingTask(play());
    assertThat(anew.earlier()).isEmpty();
    assertThat(anew.hadBye()).isEmpty();
    assertThat(anew.players()).hasSize(13);
    cup.areWonBy(new Seat(1), cup.publish(entrants(1, 12), entrants(13, 13)));
    assertThat(cup.isRefused(new EndStage(BY)).type()).isEqualTo(Stages.ROUNDS_LEFT);
    cup.areWonBy(new Seat(2), cup.publish(entrants(2, 13), entrants(1, 1)));
    cup.gives(new EndStage(BY));
    assertThat(play().rounds()).extracting(r -> r.id().number()).containsExactly(1, 2, 3);
  }

  @Test
  void aRoundCountsAsLongAsOneOfItsTablesDoes() {
    cup.gives(new BeginStage(BY));
    RoundId first = cup.publish(entrants(1, 12), entrants(13, 13));
    cup.isWonBy(new Seat(4), new TableId(first, 2));
    cup.gives(abort(first, 1));

    assertThat(play().held()).hasSize(1);
    assertThat(play().played()).hasSize(1);
    assertThat(cup.now().pairingTask(play()).hadBye()).hasSize(1);
  }

  @Test
  void anEliminationGoesOnFromTheRoundBefore() {
    cup.gives(new BeginStage(BY));
    cup.areWonBy(new Seat(1), cup.publish(entrants(1, 12), entrants(13, 13)));
    cup.areWonBy(new Seat(1), cup.publish(entrants(2, 13), entrants(1, 1)));
    cup.gives(new EndStage(BY));
    cup.gives(new BeginStage(BY));
    StagePlay last = cup.now().course().stages().getLast();
    RoundId aborted = cup.publish(last.players());
    cup.gives(abort(aborted, 1));

    assertThat(cup.isRefused(new EndStage(BY)).type()).isEqualTo(Stages.ROUNDS_LEFT);
    RoundId second = cup.publish(last.players());
    cup.areWonBy(new Seat(1), second);
    cup.gives(new EndStage(BY));
    assertThat(cup.now().winner(cup.now().course().stages().getLast()))
        .contains(last.players().getFirst());
  }

  @Test
  void onlyWhatIsNotDecidedIsAborted() {
    cup.gives(new BeginStage(BY));
    RoundId first = cup.publish(entrants(1, 12), entrants(13, 13));
    cup.isWonBy(new Seat(4), new TableId(first, 2));

    assertThat(cup.isRefused(abort(first, 1, 2)).type()).isEqualTo(Results.RESULT_KNOWN);
    assertThat(cup.isRefused(abort(first, 1, 1)).type()).isEqualTo(Results.RESULT_KNOWN);
    assertThat(cup.isRefused(abort(first, 3)).type()).isEqualTo(Results.UNKNOWN_TABLE);
    assertThat(
            cup.isRefused(
                    new AbortTables(OfficialId.of("j1"), List.of(new TableId(first, 1)), digest(9)))
                .type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
  }

  private StagePlay play() {
    return cup.now().course().stages().getFirst();
  }

  private static AbortTables abort(RoundId round, int... tables) {
    return new AbortTables(
        BY, IntStream.of(tables).mapToObj(table -> new TableId(round, table)).toList(), digest(9));
  }
}
