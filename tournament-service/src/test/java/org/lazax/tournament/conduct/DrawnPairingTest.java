package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.e;
import static org.lazax.tournament.conduct.Cup.entrants;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingRules;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pods.PodSolver;
import org.lazax.tournament.state.PairingDraw;
import org.lazax.tournament.state.TournamentEvent.PairingDrawn;

/** The platform is asked for a pairing, and proposes it. */
final class DrawnPairingTest {
  private final Cup cup = begun();

  private static Cup begun() {
    Cup cup = Cup.of(12).withEntrants(12);
    cup.gives(new BeginStage(BY));
    return cup;
  }

  @Test
  void theSeedIsDrawnAndStandsUntilItsPairingIsProposed() {
    PairingDrawn drawn = (PairingDrawn) cup.gives(new DrawPairing(BY)).getFirst();
    assertThat(drawn.draw())
        .isEqualTo(
            new PairingDraw(BY, new RoundId(Cup.PRELIMS, 1), drawn.chance().values().getFirst()));
    assertThat(cup.now().course().draw()).contains(drawn.draw());

    cup.gives(new ProposePairing(BY, all()));
    assertThat(cup.now().course().draw()).contains(drawn.draw());
    Pairing found = PodSolver.solve(task(), drawn.draw().seed());
    cup.gives(new ProposePairing(BY, found, Optional.of(drawn.draw().seed())));
    assertThat(cup.now().course().draw()).isEmpty();
    assertThat(cup.now().course().proposal().orElseThrow().pairing()).isEqualTo(found);
  }

  @Test
  void nobodyChoosesASeed() {
    assertThat(cup.isRefused(new ProposePairing(BY, all(), Optional.of(5L))).type())
        .isEqualTo(Stages.NO_SUCH_DRAW);
    cup.gives(new DrawPairing(BY));
    long first = cup.now().course().draw().orElseThrow().seed();
    cup.gives(new DrawPairing(BY));

    assertThat(cup.now().course().draw().orElseThrow().seed()).isNotEqualTo(first);
    assertThat(cup.isRefused(new ProposePairing(BY, all(), Optional.of(first))).type())
        .isEqualTo(Stages.NO_SUCH_DRAW);
  }

  @Test
  void aDrawEndsWithItsRoundAndItsStage() {
    cup.gives(new DrawPairing(BY));
    cup.areWonBy(new Seat(1), cup.publish(entrants(1, 12)));
    assertThat(cup.now().course().draw()).isEmpty();

    cup.gives(new DrawPairing(BY));
    cup.gives(new Withdraw(Optional.of(BY), entrants(5, 12)));
    cup.gives(new EndStage(BY));
    assertThat(cup.now().course().draw()).isEmpty();
  }

  @Test
  void onlyAnOrganiserDrawsWhatCanBePlayed() {
    assertThat(cup.isRefused(new DrawPairing(OfficialId.of("o2"))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
    cup.gives(new Withdraw(Optional.of(BY), entrants(5, 12)));
    assertThat(cup.isRefused(new DrawPairing(BY)).type()).isEqualTo(PairingRules.NOT_SEATABLE);
    assertThat(Cup.of(12).withEntrants(12).isRefused(new DrawPairing(BY)).type())
        .isEqualTo(Checks.NO_STAGE);
  }

  @Test
  void aTaskKnowsWinsByesAndAllEarlierPods() {
    Cup seven = Cup.of(7).withEntrants(7);
    seven.gives(new BeginStage(BY));
    List<EntrantId> six = entrants(1, 6);
    seven.gives(new ProposePairing(BY, new Pairing(Cup.pairing(six).pods(), List.of(e(7)))));
    RoundId round = new RoundId(Cup.PRELIMS, 1);
    seven.gives(new PublishRound(BY, round, 1));
    seven.areWonBy(new Seat(3), round);
    PairingTask task = seven.now().pairingTask(seven.now().course().current().orElseThrow());

    assertThat(task.players()).hasSize(7);
    assertThat(task.wins(e(3))).isOne();
    assertThat(task.wins(e(7))).isZero();
    assertThat(task.hadBye()).containsExactly(e(7));
    assertThat(task.earlier()).isEqualTo(Cup.pairing(six).pods());
  }

  private PairingTask task() {
    return cup.now().pairingTask(cup.now().course().current().orElseThrow());
  }

  private static Pairing all() {
    return Cup.pairing(entrants(1, 12));
  }
}
