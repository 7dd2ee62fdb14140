package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeOption;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.objectives.Achievement;

class ScoreDeedsTest {

  @Test
  @Rule({"objective_cards.2", "objective_cards.5.2", "objective_cards.18"})
  void aSecretIsScoredForWhatWasJustDone() {
    given(deed(P1, 9, "brave_the_void"))
        .when(P1, score("brave_the_void"))
        .thenEvents(
            new ObjectiveScored(P1, new ObjectiveId("brave_the_void"), Optional.of(9)),
            new VictoryPointsGained(P1, 1, "secret_objective/brave_the_void"));
  }

  @Test
  @Rule("objective_cards.5")
  void nobodyHasToScoreAndNothingElseIsScored() {
    Scenario<GameState> asked =
        given(deed(P1, 9, "brave_the_void"), deed(P2, 9, "become_a_martyr"));

    asked.when(P1, score("darken_the_skies")).thenRefused("objective_cards.5");
    asked.when(P1, score("become_a_martyr")).thenRefused("objective_cards.19");
    Scenario<GameState> next = asked.when(P1, new ScoreNothing());
    assertThat(next.awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"objective_cards.7", "objective_cards.N6"})
  void afterACombatOneIsScoredAndElsewhereAllThatFit() {
    assertThat(
            given(deed(P1, 9, "brave_the_void", "darken_the_skies"))
                .when(P1, score("brave_the_void"))
                .table()
                .kernel()
                .within(ScoreAchievements.class))
        .isEmpty();
    Achievement outside =
        new Achievement(
            P1, ids("brave_the_void", "darken_the_skies"), Optional.empty(), Optional.empty());
    assertThat(given(outside).when(P1, score("brave_the_void")).awaited()).containsExactly(P1);
  }

  @Test
  @Rule("objective_cards.N3")
  void whoHasNoneThatFitsIsAskedAllTheSame() {
    Scenario<GameState> asked = given(deed(P1, 9, "prove_endurance"));

    assertThat(asked.options(P1))
        .filteredOn(option -> !(option instanceof TradeOption))
        .containsExactly(Option.plain(new ScoreNothing()));
  }

  @Test
  @Rule("objective_cards.8")
  void whatAnotherHasScoredInTheMeantimeIsGone() {
    TableKit kit = Cards.scored(kit(), P2, "brave_the_void");

    assertThat(
            given(kit, deed(P1, 9, "brave_the_void"))
                .table()
                .kernel()
                .within(ScoreAchievements.class))
        .isEmpty();
  }

  private static Achievement deed(Seat by, int combat, String... objectives) {
    return new Achievement(by, ids(objectives), Optional.empty(), Optional.of(combat));
  }

  private static Set<ObjectiveId> ids(String... objectives) {
    Set<ObjectiveId> ids = new LinkedHashSet<>();
    for (String objective : objectives) {
      ids.add(new ObjectiveId(objective));
    }
    return ids;
  }

  private static ScoreObjective score(String objective) {
    return new ScoreObjective(new ObjectiveId(objective), Optional.empty());
  }

  private static TableKit kit() {
    return Cards.secrets(
        Cards.secrets(TableKit.players(2), P1, "brave_the_void", "darken_the_skies"),
        P2,
        "become_a_martyr");
  }

  private static Scenario<GameState> given(Achievement... deeds) {
    return given(kit(), deeds);
  }

  private static Scenario<GameState> given(TableKit kit, Achievement... deeds) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(Turn.acted(P1))
            .frame(new Turn(P1))
            .with(table -> table.withObjectives(table.objectives().withDeeds(List.of(deeds))))
            .frame(new ScoreAchievements(IntStream.range(0, deeds.length).boxed().toList())));
  }
}
