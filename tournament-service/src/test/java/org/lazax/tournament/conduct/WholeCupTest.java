package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.FINAL;
import static org.lazax.tournament.conduct.Cup.PRELIMS;
import static org.lazax.tournament.conduct.Cup.e;

import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.verify.Verification;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.TournamentEvent.Finished;
import org.lazax.tournament.state.TournamentEvent.LotDrawn;
import org.lazax.tournament.state.TournamentEvent.StageBegun;

/** Cups from the creation to the champion. */
final class WholeCupTest {
  private static final Seat P1 = new Seat(1);
  private static final Seat P3 = new Seat(3);

  @Test
  void thirtySixEntrantsPlayTwoRoundsAndAFinal() {
    Cup cup = Cup.of(36).withEntrants(36);
    cup.gives(new BeginStage(BY));
    List<EntrantId> players = Cup.entrants(1, 36);
    RoundId first = cup.publish(players);
    cup.areWonBy(P1, first);
    RoundId second = cup.publish(players.reversed());
    cup.areWonBy(P1, second);
    cup.gives(new EndStage(BY));

    StageBegun begun = (StageBegun) cup.gives(new BeginStage(BY)).getFirst();
    // The twelve winners: e1, e7, … of the first round, e36, e30, … of the second.
    assertThat(begun.stage()).isEqualTo(FINAL);
    assertThat(begun.players())
        .hasSize(6)
        .allMatch(p -> p.number() % 6 == 1 || p.number() % 6 == 0);
    RoundId last = cup.publish(begun.players());
    cup.isWonBy(P3, new TableId(last, 1));
    cup.gives(new EndStage(BY));
    List<GameEvent> end = cup.gives(new Finish(BY, Optional.empty()));

    assertThat(end)
        .contains(new Finished(BY, Optional.of(begun.players().get(2))))
        .anyMatch(SeedRevealed.class::isInstance);
    assertThat(cup.now().champion()).contains(begun.players().get(2));
    assertThat(cup.game().isOver()).isTrue();
  }

  @Test
  void theLogOfACupVerifiesWithItsLot() throws Exception {
    Cup cup = Cup.of(7).withEntrants(6);
    List<GameEvent> begun = cup.gives(new BeginStage(BY));
    cup.gives(new Finish(BY, Optional.of(true)));

    LotDrawn lot = (LotDrawn) begun.get(1);
    assertThat(begun.getFirst()).isInstanceOf(SeedFrozen.class);
    assertThat(lot.order()).containsExactlyInAnyOrderElementsOf(Cup.entrants(1, 6));
    assertThat(lot.order()).isEqualTo(lot.chance().drawnFrom(Cup.entrants(1, 6)));
    Verification verified = verified(cup, Viewer.ALL);
    assertThat(verified.valid()).isTrue();
    assertThat(verified.dice()).isEqualTo(6);
    assertThat(cup.now().champion()).isEmpty();
  }

  @Test
  void anEliminationGoesOnWithWinnersAndTheBestOthersUntilOneTableIsLeft() {
    Cup cup =
        Cup.of(
            Cup.settings(
                72,
                new Stage(
                    PRELIMS,
                    Format.ELIMINATION,
                    Optional.empty(),
                    TableSizes.USUAL,
                    Optional.empty(),
                    Optional.empty())));
    cup.withEntrants(42).gives(new BeginStage(BY));
    RoundId first = cup.publish(Cup.entrants(1, 42));
    for (int table = 1; table <= 6; table++) {
      cup.isWonBy(P1, new TableId(first, table));
    }
    assertThat(cup.isRefused(new ProposePairing(BY, Cup.pairing(Cup.entrants(1, 6)))))
        .satisfies(refusal -> {
          assertThat(refusal.type()).isEqualTo(Stages.TABLES_OPEN);
          assertThat(refusal.values()).containsEntry("tables", List.of(new TableId(first, 7)));
        });
    cup.isWonBy(P3, new TableId(first, 7));

    // Seven winners need twelve places. p1 of table 7 has eight points like every p2 elsewhere has
    // seven; so e37 goes on for sure, and four of those with seven points by the lot.
    List<EntrantId> next = cup.now().playersOfNextRound(cup.now().course().stages().getFirst());
    assertThat(next).hasSize(12);
    assertThat(next.subList(0, 7)).containsExactly(e(1), e(7), e(13), e(19), e(25), e(31), e(39));
    assertThat(next.get(7)).isEqualTo(e(37));
    assertThat(next.subList(8, 12)).allMatch(p -> p.number() % 6 == 2);
    assertThat(cup.isRefused(new EndStage(BY)).type()).isEqualTo(Stages.ROUNDS_LEFT);

    cup.areWonBy(P1, cup.publish(next));
    List<EntrantId> finalists =
        cup.now().playersOfNextRound(cup.now().course().stages().getFirst());
    assertThat(finalists).hasSize(6).startsWith(e(1), next.get(6));
    RoundId last = cup.publish(finalists);
    cup.isWonBy(P3, new TableId(last, 1));
    cup.gives(new EndStage(BY));
    cup.gives(new Finish(BY, Optional.empty()));
    assertThat(cup.now().champion()).contains(finalists.get(2));
  }

  @Test
  void aDisqualifiedEntrantIsNoChampion() {
    Cup cup =
        Cup.of(
            Cup.settings(
                6,
                new Stage(
                    PRELIMS,
                    Format.ROUNDS,
                    Optional.of(1),
                    TableSizes.USUAL,
                    Optional.empty(),
                    Optional.empty())));
    cup.withEntrants(6).gives(new BeginStage(BY));
    cup.isWonBy(P3, new TableId(cup.publish(Cup.entrants(1, 6)), 1));
    cup.gives(new EndStage(BY));
    assertThat(cup.now().winner(cup.now().course().stages().getFirst())).contains(e(3));
    cup.gives(new Disqualify(BY, List.of(e(3)), Cup.digest(1)));
    cup.gives(new Finish(BY, Optional.empty()));

    assertThat(cup.now().champion()).contains(e(1));
  }

  private static Verification verified(Cup cup, Viewer viewer) throws Exception {
    KeyPair signer = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    return Verification.of(cup.game().export(viewer, signer));
  }
}
