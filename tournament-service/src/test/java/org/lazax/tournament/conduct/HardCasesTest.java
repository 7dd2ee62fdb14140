package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.digests;
import static org.lazax.tournament.conduct.Cup.entrants;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.BeginStage;
import org.lazax.tournament.conduct.TournamentCommand.CheckIn;
import org.lazax.tournament.conduct.TournamentCommand.Register;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.standing.Row;
import org.lazax.tournament.standing.TieBreak;

/** Sizes and ties that are rare. */
final class HardCasesTest {
  private static final int MANY = 6_001;

  @Test
  void sixThousandAndOneEntrantsPlayARoundWithoutAByeAndAreRanked() {
    Cup cup = Cup.of(MANY);
    for (int first = 1; first <= MANY; first += Registrations.MOST) {
      int last = Math.min(MANY, first + Registrations.MOST - 1);
      cup.gives(new Register(Optional.of(BY), digests(10_000 + first, 10_000 + last)));
    }
    cup.gives(new CheckIn(Optional.of(BY), entrants(1, MANY)));
    cup.gives(new BeginStage(BY));
    RoundId round = cup.publish(entrants(1, MANY));
    cup.areWonBy(new Seat(2), round);

    var play = cup.now().course().stages().getFirst();
    assertThat(play.rounds().getFirst().pairing().pods()).hasSize(1_001);
    List<Row> rows = cup.now().standings(play).rows();
    assertThat(rows).hasSize(MANY);
    assertThat(rows.stream().filter(row -> row.line().wins() == 1)).hasSize(1_001);
    assertThat(rows.get(1_000).line().wins()).isOne();
    assertThat(rows.get(1_000).above().orElseThrow().decidedBy()).isEqualTo(TieBreak.WINS);
    assertThat(rows.stream().map(Row::rank)).doesNotHaveDuplicates();
  }

  /** Two tables end alike and at the same time: only the lot is left. */
  @Test
  void aTieOnEveryOtherTieBreakIsDecidedByTheLotOfTheDice() {
    Cup cup = Cup.of(12).withEntrants(12);
    cup.gives(new BeginStage(BY));
    List<EntrantId> lot = cup.now().course().lot();
    cup.areWonBy(new Seat(1), cup.publish(entrants(1, 12)));

    List<Row> rows = cup.now().standings(cup.now().course().stages().getFirst()).rows();

    for (int place = 0; place < 12; place += 2) {
      EntrantId ahead = rows.get(place).line().entrant();
      EntrantId behind = rows.get(place + 1).line().entrant();
      assertThat(rows.get(place).above().orElseThrow().decidedBy()).isEqualTo(TieBreak.LOT);
      assertThat(rows.get(place).above().orElseThrow().sentence())
          .endsWith("the lot put %s before %s.".formatted(ahead, behind));
      assertThat(lot.indexOf(ahead)).isLessThan(lot.indexOf(behind));
      assertThat(Math.abs(ahead.number() - behind.number())).isEqualTo(6);
    }
    assertThat(lot)
        .isNotEqualTo(entrants(1, 12))
        .containsExactlyInAnyOrderElementsOf(entrants(1, 12));
  }
}
