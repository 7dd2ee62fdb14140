package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.FINAL;
import static org.lazax.tournament.conduct.Cup.PRELIMS;
import static org.lazax.tournament.conduct.Cup.cut;
import static org.lazax.tournament.conduct.Cup.digest;
import static org.lazax.tournament.conduct.Cup.e;
import static org.lazax.tournament.conduct.Cup.entrants;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingRules;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.Settings;

/** Stages begin and end; rounds are proposed and published. */
final class StagesTest {
  private static final Seat P1 = new Seat(1);

  private final Cup cup = Cup.of(12).withEntrants(12);

  @Test
  void aStageNeedsATable() {
    Cup empty = Cup.of(12).withEntrants(4);

    assertThat(empty.isRefused(new BeginStage(BY)))
        .satisfies(refusal -> {
          assertThat(refusal.type()).isEqualTo(PairingRules.NOT_SEATABLE);
          assertThat(refusal.values()).containsEntry("players", 4).containsEntry("least", 5);
        });
  }

  @Test
  void onlyThoseWhoAreTherePlay() {
    Cup some = Cup.of(12);
    some.gives(new Register(Optional.empty(), Cup.digests(1, 8)));
    some.gives(new CheckIn(Optional.empty(), entrants(2, 7)));
    some.gives(new BeginStage(BY));

    assertThat(some.now().course().stages().getFirst().players()).isEqualTo(entrants(2, 7));
  }

  @Test
  void aProposalIsSeenByNobodyUntilItIsPublished() {
    cup.gives(new BeginStage(BY));
    List<GameEvent> proposed = cup.gives(new ProposePairing(BY, all()));
    assertThat(proposed)
        .singleElement()
        .satisfies(event -> assertThat(event.audience()).isEqualTo(Audience.NOBODY));

    RoundId round = new RoundId(PRELIMS, 1);
    List<GameEvent> published = cup.gives(new PublishRound(BY, round, 1));
    assertThat(published)
        .singleElement()
        .satisfies(event -> assertThat(event.audience()).isEqualTo(Audience.EVERYONE));
    assertThat(cup.now().course().rounds())
        .singleElement()
        .satisfies(r -> {
          assertThat(r.id()).isEqualTo(round);
          assertThat(r.pairing()).isEqualTo(all());
          assertThat(r.open()).containsExactly(1, 2);
        });
  }

  @Test
  void oneOfTwoOrganisersPublishes() {
    cup.gives(new BeginStage(BY));
    OfficialId second = OfficialId.of("o2");
    cup.gives(new Appoint(BY, Role.ORGANISER, Cup.digest(5001)));
    cup.gives(new ProposePairing(BY, all()));
    cup.gives(new ProposePairing(second, Cup.pairing(entrants(1, 12).reversed())));
    RoundId round = new RoundId(PRELIMS, 1);

    // The first proposal was replaced by the second.
    assertThat(cup.isRefused(new PublishRound(BY, round, 1)).type())
        .isEqualTo(Stages.NO_SUCH_PROPOSAL);
    cup.gives(new PublishRound(second, round, 2));
    assertThat(cup.isRefused(new PublishRound(BY, round, 2)).type())
        .isEqualTo(Stages.NO_SUCH_PROPOSAL);
    assertThat(cup.now().course().rounds()).hasSize(1);
  }

  @Test
  void aWithdrawalBetweenProposalAndPublicationIsNoticed() {
    cup.gives(new BeginStage(BY));
    cup.gives(new ProposePairing(BY, all()));
    cup.gives(new Withdraw(Optional.empty(), List.of(e(5))));

    assertThat(cup.isRefused(new PublishRound(BY, new RoundId(PRELIMS, 1), 1)))
        .satisfies(refusal -> {
          assertThat(refusal.type()).isEqualTo(PairingRules.WRONG_PAIRING);
          assertThat(refusal.values()).containsEntry("entrant", e(5));
        });
    List<EntrantId> left = entrants(1, 12).stream().filter(p -> p.number() != 5).toList();
    cup.publish(left);
  }

  @Test
  void whoHadAByeHasNoSecondOneBeforeTheOthers() {
    Cup seven = Cup.of(7).withEntrants(7);
    seven.gives(new BeginStage(BY));
    Pairing first = byeOf(7);
    seven.gives(new ProposePairing(BY, first));
    seven.gives(new PublishRound(BY, new RoundId(PRELIMS, 1), 1));

    assertThat(seven.isRefused(new ProposePairing(BY, byeOf(7))).values())
        .containsEntry("again", List.of(e(7)));
    seven.gives(new ProposePairing(BY, byeOf(6)));
  }

  @Test
  void twoRoundsArePlayedNoMoreAndNoLess() {
    cup.gives(new BeginStage(BY));
    assertThat(cup.isRefused(new EndStage(BY)).type()).isEqualTo(Stages.ROUNDS_LEFT);
    // In rounds, the next one may begin while tables of the first are open.
    RoundId first = cup.publish(entrants(1, 12));
    RoundId second = cup.publish(entrants(1, 12).reversed());
    assertThat(cup.isRefused(new ProposePairing(BY, all())).type())
        .isEqualTo(Stages.NO_MORE_ROUNDS);
    cup.areWonBy(P1, second);
    assertThat(cup.isRefused(new EndStage(BY)).values())
        .containsEntry("tables", List.of(new TableId(first, 1), new TableId(first, 2)));
    cup.areWonBy(P1, first);
    cup.gives(new EndStage(BY));

    assertThat(cup.isRefused(new EndStage(BY)).type()).isEqualTo(Checks.NO_STAGE);
    assertThat(cup.isRefused(new ProposePairing(BY, all())).type()).isEqualTo(Checks.NO_STAGE);
  }

  @Test
  void aStageThatNobodyCanPlayOnMayEnd() {
    cup.gives(new BeginStage(BY));
    cup.areWonBy(P1, cup.publish(entrants(1, 12)));
    cup.gives(new Withdraw(Optional.of(BY), entrants(5, 12)));

    cup.gives(new EndStage(BY));
    assertThat(cup.isRefused(new BeginStage(BY)).type()).isEqualTo(PairingRules.NOT_SEATABLE);
    cup.gives(new Finish(BY, Optional.of(true)));
  }

  @Test
  void whoLeftFreesThePlaceBeforeTheCut() {
    cup.gives(new BeginStage(BY));
    cup.areWonBy(P1, cup.publish(entrants(1, 12)));
    cup.areWonBy(P1, cup.publish(entrants(1, 12)));
    cup.gives(new EndStage(BY));
    cup.gives(new Withdraw(Optional.empty(), List.of(e(1))));
    cup.gives(new BeginStage(BY));

    assertThat(cup.now().course().stages().getLast().players())
        .hasSize(6)
        .startsWith(e(7))
        .doesNotContain(e(1));
  }

  @Test
  void stagesAreOneAfterAnother() {
    assertThat(cup.isRefused(new Finish(BY, Optional.empty())).type())
        .isEqualTo(Stages.ROUNDS_LEFT);
    cup.gives(new BeginStage(BY));
    assertThat(cup.isRefused(new BeginStage(BY)).type()).isEqualTo(Stages.STAGE_UNDER_WAY);
    assertThat(cup.isRefused(new Finish(BY, Optional.empty())).type())
        .isEqualTo(Stages.STAGE_UNDER_WAY);
    cup.areWonBy(P1, cup.publish(entrants(1, 12)));
    cup.areWonBy(P1, cup.publish(entrants(1, 12)));
    cup.gives(new EndStage(BY));
    cup.gives(new BeginStage(BY));
    cup.areWonBy(P1, cup.publish(cup.now().course().stages().getLast().players()));
    cup.gives(new EndStage(BY));

    assertThat(cup.isRefused(new BeginStage(BY)).type()).isEqualTo(Stages.NO_MORE_STAGES);
  }

  @Test
  void nothingHappensAfterTheEnd() {
    cup.gives(new Finish(BY, Optional.of(true)));

    assertThat(cup.isRefused(new BeginStage(BY)).type()).isEqualTo(Refusal.NOT_AWAITED);
    assertThat(cup.isRefused(Cup.creation(cup.now().settings().orElseThrow())).type())
        .isEqualTo(Refusal.NOT_AWAITED);
  }

  @Test
  void onlyAnOrganiserConductsIt() {
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(5002)));
    for (OfficialId by : List.of(OfficialId.of("j1"), OfficialId.of("o2"))) {
      for (TournamentCommand command :
          List.of(
              new BeginStage(by),
              new ProposePairing(by, all()),
              new PublishRound(by, new RoundId(PRELIMS, 1), 1),
              new EndStage(by),
              new Finish(by, Optional.empty()))) {
        assertThat(cup.isRefused(command).type()).isEqualTo(Officials.NOT_AN_OFFICIAL);
      }
    }
  }

  @Test
  void settingsThatCannotBePlayedAreRefused() {
    Stage rounds = rounds(PRELIMS, 2, 6);
    Stage last = elimination(FINAL);
    List<TieBreak> twice = List.of(TieBreak.LOT, TieBreak.WINS, TieBreak.LOT);
    assertThat(wrong(Cup.settings(2, last))).containsEntry("most", 2);
    assertThat(wrong(Cup.settings(100_001, last))).containsEntry("most", 100_001);
    assertThat(wrong(Cup.settings(6))).containsEntry("stages", 0);
    assertThat(wrong(Cup.settings(4, last))).containsEntry("stage", FINAL);
    assertThat(wrong(Cup.settings(12, rounds, elimination(PRELIMS))))
        .containsEntry("stage", PRELIMS);
    assertThat(wrong(Cup.settings(12, rounds))).containsEntry("stage", PRELIMS);
    assertThat(wrong(Cup.settings(12, rounds(PRELIMS, 2, 4), last))).containsEntry("stage", FINAL);
    assertThat(wrong(Cup.settings(12, rounds(PRELIMS, 2, 0), last)))
        .containsEntry("stage", PRELIMS);
    assertThat(wrong(Cup.settings(12, rounds(PRELIMS, 0, 6), last)))
        .containsEntry("stage", PRELIMS);
    assertThat(wrong(Cup.settings(12, rounds(PRELIMS, 51, 6), last)))
        .containsEntry("stage", PRELIMS);
    assertThat(
            wrong(
                new Settings(
                    digest(0), true, 12, true, List.of(rounds, last), twice, Visibility.LIVE)))
        .containsEntry("tieBreaks", twice);
    Cup.of(Cup.settings(12, rounds, last));
  }

  private Map<String, Object> wrong(Settings settings) {
    Refusal refusal = new Cup().isRefused(Cup.creation(settings));
    assertThat(refusal.type()).isEqualTo(Settings.WRONG_SETTINGS);
    return refusal.values();
  }

  private static Stage rounds(StageId id, int rounds, int goOn) {
    return new Stage(
        id, Format.ROUNDS, Optional.of(rounds), TableSizes.USUAL, cut(goOn), Optional.empty());
  }

  private static Stage elimination(StageId id) {
    return new Stage(
        id,
        Format.ELIMINATION,
        Optional.empty(),
        TableSizes.USUAL,
        Optional.empty(),
        Optional.empty());
  }

  private static Pairing all() {
    return Cup.pairing(entrants(1, 12));
  }

  private static Pairing byeOf(int number) {
    List<EntrantId> others = entrants(1, 7).stream().filter(p -> p.number() != number).toList();
    return new Pairing(Cup.pairing(others).pods(), List.of(e(number)));
  }
}
