package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.e;
import static org.lazax.tournament.conduct.Cup.entrants;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.BeginStage;
import org.lazax.tournament.conduct.TournamentCommand.DrawPairing;
import org.lazax.tournament.conduct.TournamentCommand.EndStage;
import org.lazax.tournament.conduct.TournamentCommand.SeatSeekers;
import org.lazax.tournament.conduct.TournamentCommand.SeekTable;
import org.lazax.tournament.conduct.TournamentCommand.StopSeeking;
import org.lazax.tournament.conduct.TournamentCommand.Withdraw;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.pairing.PairingRules;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.StagePlay;

/** In an open stage entrants seek tables until they have won. */
final class SeekingTest {
  private final Cup cup =
      Cup.of(
              Cup.settings(
                  20,
                  open(Cup.PRELIMS, Format.OPEN, Cup.cut(4)),
                  open(Cup.FINAL, Format.ELIMINATION, Optional.empty())))
          .withEntrants(20);

  @Test
  void aTableIsPublishedAsSoonAsItIsFull() {
    cup.gives(new BeginStage(BY));
    cup.gives(seek(7, 3, 9, 1, 12));
    assertThat(play().rounds()).isEmpty();
    List<GameEvent> events = cup.gives(seek(5, 6));

    assertThat(events).hasSize(2);
    assertThat(play().rounds())
        .singleElement()
        .satisfies(round -> {
          assertThat(round.id()).isEqualTo(round(1));
          assertThat(round.pairing().pods())
              .containsExactly(new Pod(List.of(e(7), e(3), e(9), e(1), e(12), e(5))));
          assertThat(round.pairing().byes()).isEmpty();
        });
    assertThat(play().seekers()).containsExactly(e(6));
  }

  @Test
  void oneCommandFillsManyTables() {
    cup.gives(new BeginStage(BY));
    cup.gives(new SeekTable(Optional.of(BY), entrants(1, 20)));

    assertThat(play().rounds())
        .extracting(r -> r.id())
        .containsExactly(round(1), round(2), round(3));
    assertThat(play().seekers()).containsExactly(e(19), e(20));
  }

  @Test
  void whoHasNotWonSeeksAgainAfterTheTable() {
    cup.gives(new BeginStage(BY));
    cup.gives(seek(1, 2, 3, 4, 5, 6));
    assertThat(cup.isRefused(seek(2)).type()).isEqualTo(Seeking.CANNOT_SEEK);
    cup.isWonBy(new Seat(1), new TableId(round(1), 1));

    assertThat(cup.isRefused(seek(1)).values()).containsEntry("entrant", e(1));
    cup.gives(seek(2));
    assertThat(cup.isRefused(seek(2)).type()).isEqualTo(Seeking.CANNOT_SEEK);
    assertThat(cup.isRefused(seek(7, 7)).type()).isEqualTo(Seeking.CANNOT_SEEK);
    assertThat(play().seekers()).containsExactly(e(2));
  }

  @Test
  void whoLeavesOrStopsSeeksNoLonger() {
    cup.gives(new BeginStage(BY));
    cup.gives(seek(1, 2, 3, 4, 5));
    cup.gives(new StopSeeking(Optional.empty(), List.of(e(2))));
    assertThat(cup.isRefused(new StopSeeking(Optional.empty(), List.of(e(2)))).type())
        .isEqualTo(Seeking.CANNOT_SEEK);
    cup.gives(new Withdraw(Optional.empty(), List.of(e(3))));
    assertThat(cup.isRefused(seek(3)).type()).isEqualTo(Seeking.CANNOT_SEEK);
    cup.gives(seek(6, 7));
    assertThat(play().rounds()).isEmpty();
    cup.gives(seek(8));

    assertThat(play().rounds().getFirst().pairing().pods().getFirst().entrants())
        .containsExactly(e(1), e(4), e(5), e(6), e(7), e(8));
  }

  @Test
  void anOrganiserSeatsThoseWhoAreLeftWhereTheyAreEnough() {
    cup.gives(new BeginStage(BY));
    cup.gives(seek(1, 2, 3, 4));
    assertThat(cup.isRefused(new SeatSeekers(BY)).type()).isEqualTo(PairingRules.NOT_SEATABLE);
    cup.gives(seek(5));
    cup.gives(new SeatSeekers(BY));

    assertThat(play().rounds().getFirst().pairing().pods().getFirst().entrants())
        .isEqualTo(entrants(1, 5));
    assertThat(play().seekers()).isEmpty();
  }

  @Test
  void theStageEndsWhenNoTableIsOpenAndWinnersGoOn() {
    cup.gives(new BeginStage(BY));
    cup.gives(new SeekTable(Optional.of(BY), entrants(1, 12)));
    assertThat(cup.isRefused(new EndStage(BY)).type()).isEqualTo(Stages.TABLES_OPEN);
    cup.isWonBy(new Seat(3), new TableId(round(1), 1));
    cup.isWonBy(new Seat(5), new TableId(round(2), 1));
    cup.gives(new EndStage(BY));

    assertThat(cup.isRefused(seek(1)).type()).isEqualTo(Checks.NO_STAGE);
    assertThat(cup.now().standings(play()).before(new Cut(2, true), _ -> true))
        .containsExactlyInAnyOrder(e(3), e(11));
  }

  @Test
  void openStagesHaveNoPairingsAndOthersNoSeekers() {
    cup.gives(new BeginStage(BY));
    assertThat(cup.isRefused(new DrawPairing(BY)).type()).isEqualTo(Seeking.WRONG_FORMAT);
    Cup other = Cup.of(12).withEntrants(12);
    other.gives(new BeginStage(BY));
    assertThat(other.isRefused(seek(1)).type()).isEqualTo(Seeking.WRONG_FORMAT);
  }

  @Test
  void onlyAnOrganiserDecidesForOthers() {
    cup.gives(new BeginStage(BY));
    var judge = OfficialId.of("j1");
    assertThat(cup.isRefused(new SeekTable(Optional.of(judge), entrants(1, 2))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
    assertThat(cup.isRefused(new SeatSeekers(judge)).type()).isEqualTo(Officials.NOT_AN_OFFICIAL);
  }

  private StagePlay play() {
    return cup.now().course().stages().getFirst();
  }

  private static RoundId round(int number) {
    return new RoundId(Cup.PRELIMS, number);
  }

  private static SeekTable seek(int... numbers) {
    return new SeekTable(Optional.empty(), IntStream.of(numbers).mapToObj(EntrantId::new).toList());
  }

  private static Stage open(StageId id, Format format, Optional<Cut> cut) {
    return new Stage(
        id,
        format,
        Optional.empty(),
        format == Format.OPEN ? TableSizes.USUAL : new TableSizes(6, 3),
        cut,
        Optional.empty());
  }
}
