package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.law;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.council.Law;

/** Dictate Policy, a secret of P1, is scored once a third law is in play. */
class ThirdLawTest {
  @Test
  @Rule("secret_objective/dictate_policy.N1")
  void itIsScoredAfterTheLawHasResolvedAndNotIfAPlotPreventsIt() {
    Scenario<AgendaState> plot =
        allPass(
            allPass(revealing(twoLaws(), "homeland_defense_act", "mutiny"))
                .when(P2, votes("for", "archon_ren", "lirta_iv"))
                .when(P3, votes("against", "centauri"))
                .when(P1, new Abstain()),
            "deadly_plot");
    assertThat(laws(plot)).hasSize(2);
    assertThat(scoring(plot)).as("before the law is in play").isFalse();

    Scenario<AgendaState> resolved = allPass(plot);
    assertThat(laws(resolved)).hasSize(3).contains(new AgendaId("homeland_defense_act"));
    assertThat(scoring(resolved)).isTrue();

    Scenario<AgendaState> plotted = allPass(plot.when(P3, card("deadly_plot")));
    assertThat(laws(plotted)).hasSize(2);
    assertThat(scoring(plotted)).isFalse();
  }

  /** P3 predicts that the third law comes into play. */
  @Test
  @Rule("secret_objective/dictate_policy.N2")
  void itIsScoredBeforePredictionsAreRewarded() {
    Scenario<AgendaState> predicted =
        allPass(
                revealing(twoLaws().holds(P3, "trade_rider"), "homeland_defense_act", "mutiny"),
                "trade_rider")
            .when(P3, card("trade_rider"))
            .when(P3, choice("for"));
    Scenario<AgendaState> resolved =
        allPass(predicted)
            .when(P2, votes("for", "archon_ren", "lirta_iv"))
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(laws(resolved)).hasSize(3);
    assertThat(scoring(resolved)).isTrue();
    assertThat(resolved.table().player(P3).tradeGoods()).isZero();

    int frame = resolved.table().kernel().frameOf(ScoreAchievements.class).orElseThrow().id();
    Scenario<AgendaState> rewarded =
        Scenario.given(
            new AgendaDecider(StandardRules.TABLE),
            THREE.with(_ ->
                resolved.table().evolve(new FrameClosed(frame, new Outcome.Done()), Stamp.NONE)));
    assertThat(rewarded.table().player(P3).tradeGoods()).isEqualTo(5);
  }

  private static boolean scoring(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(ScoreAchievements.class).isPresent();
  }

  private static List<AgendaId> laws(Scenario<AgendaState> scenario) {
    return scenario.table().council().laws().stream().map(Law::agenda).toList();
  }

  private static TableKit twoLaws() {
    return law(
            law(THREE.holds(P3, "deadly_plot"), "minister_of_war", "p2"),
            "minister_of_exploration",
            "p2")
        .with(t ->
            t.withPlayer(P1, p -> p.withSecrets(List.of(new ObjectiveId("dictate_policy"))))
                .withObjectives(t.objectives().withSecretsOut(Set.of())));
  }
}
