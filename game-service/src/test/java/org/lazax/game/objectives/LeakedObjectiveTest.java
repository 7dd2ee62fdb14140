package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Stamp;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.council.Laws;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.scoring.SecretDeck;
import org.lazax.rules.scoring.SecretLimit;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.objectives.ObjectiveMadePublic;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.objectives.Achievement;

/** A secret objective that P2 has scored is public by Classified Document Leaks. P1 is Letnev. */
class LeakedObjectiveTest {
  private static final ObjectiveId ICON = new ObjectiveId("seize_an_icon");
  private static final ObjectiveId VOID = new ObjectiveId("brave_the_void");
  private static final ObjectiveId DARK = new ObjectiveId("darken_the_skies");

  @Test
  @Rule("agenda/classified_document_leaks.N6")
  void itIsScoredAsAPublicObjective() {
    TableKit icon = leaked(ICON).controls(P1, "primor");
    scoring(icon)
        .when(P1, score(ICON))
        .thenEvents(
            new ObjectiveScored(P1, ICON),
            new VictoryPointsGained(P1, 1, "secret_objective/seize_an_icon"));

    TableKit more =
        Cards.secrets(
            Cards.objectives(icon.controls(P1, "abyz", "fria"), 0, 0, "corner_the_market"),
            P1,
            "form_a_spy_network");
    Scenario<GameState> scored = scoring(more).when(P1, score(ICON));
    assertThat(scored.awaited()).as("the secret one in hand").containsExactly(P1);
    assertThat(scored.table().kernel().within(Scoring.class).orElseThrow())
        .isEqualTo(new Scoring(P1, false, true));
  }

  @Test
  @Rule("objective_cards.16")
  void itNeedsTheHomeSystem() {
    TableKit kit =
        leaked(ICON)
            .controls(P1, "primor")
            .controls(P2, "arc_prime")
            .with(t -> t.withPlayer(P1, p -> p.withSecrets(List.of(DARK))));

    assertThat(Scorable.by(kit.table(), P1)).isEmpty();
    scoring(kit).when(P1, score(ICON)).thenRefused("objective_cards.16");
    TableKit fought = leaked(VOID).controls(P2, "arc_prime");
    assertThat(asked(fought, deed(VOID)).table().kernel().within(ScoreAchievements.class))
        .isEmpty();
  }

  @Test
  @Rule("agenda/classified_document_leaks.N2")
  void itsFormerOwnerScoresItOnceOnly() {
    TableKit kit = leaked(ICON).controls(P2, "primor", "archon_ren", "archon_tau");
    Scenario<GameState> asked =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.secrets(kit, P2, "darken_the_skies")
                .frame(new Turn(P2))
                .frame(new Scoring(P2, true, true)));

    assertThat(Scorable.by(kit.table(), P2)).isEmpty();
    asked.when(P2, score(ICON)).thenRefused("objective_cards.8");
    Achievement again = new Achievement(P2, Set.of(VOID), Optional.empty(), Optional.empty());
    assertThat(asked(leaked(VOID), again).table().kernel().within(ScoreAchievements.class))
        .isEmpty();
  }

  @Test
  void whatIsFulfilledInTheActionPhaseIsScoredThereWithoutASecretInHand() {
    Scenario<GameState> asked = asked(leaked(VOID), deed(VOID));

    assertThat(asked.awaited()).containsExactly(P1);
    asked
        .when(P1, score(VOID))
        .thenEvents(
            new ObjectiveScored(P1, VOID, Optional.of(9)),
            new VictoryPointsGained(P1, 1, "secret_objective/brave_the_void"));
    scoring(Cards.secrets(leaked(VOID), P1, "seize_an_icon"))
        .when(P1, score(VOID))
        .thenRefused("objective_cards.3");
    assertThat(asked(kit(), deed(VOID)).table().kernel().within(ScoreAchievements.class))
        .as("it is secret")
        .isEmpty();
  }

  @Test
  @Rule("agenda/classified_document_leaks.N5")
  void oneObjectiveIsScoredForACombatWhetherPublicOrNot() {
    TableKit both = Cards.secrets(leaked(VOID), P1, "darken_the_skies");
    Scenario<GameState> asked = asked(both, deed(VOID, DARK));

    assertThat(asked.options(P1))
        .first()
        .isEqualTo(
            new ScoringOption.ObjectiveScoring(
                List.of(Scorable.free(VOID, 1), Scorable.free(DARK, 1))));
    assertThat(asked.when(P1, score(VOID)).table().kernel().within(ScoreAchievements.class))
        .isEmpty();
    assertThat(asked.when(P1, score(DARK)).table().kernel().within(ScoreAchievements.class))
        .isEmpty();
  }

  @Test
  @Rule("agenda/classified_document_leaks.N3")
  void itFillsNoneOfTheSecretSlotsOfItsFormerOwner() {
    TableKit full =
        Cards.secrets(
            Cards.scored(
                Cards.scored(Cards.scored(kit(), P2, "seize_an_icon"), P2, "darken_the_skies"),
                P2,
                "brave_the_void"),
            P2,
            "form_a_spy_network");
    assertThat(SecretLimit.isExceeded(full.table(), P2)).isTrue();
    assertThat(SecretLimit.isExceeded(new ObjectiveMadePublic(ICON).fold(full.table()), P2))
        .isFalse();
  }

  @Test
  @Rule("agenda/classified_document_leaks.N4")
  void afterTheLawIsGoneNobodyScoresOrDrawsIt() {
    TableKit icon = leaked(ICON).controls(P1, "primor");
    Table table = icon.table();
    for (TableEvent event : Laws.leave(table, new AgendaId("classified_document_leaks"))) {
      table = event.fold(table);
    }
    Table gone = table;

    assertThat(Scorable.by(icon.table(), P1)).hasSize(1);
    assertThat(Scorable.by(gone, P1)).isEmpty();
    scoring(Cards.secrets(icon.with(_ -> gone), P1, "darken_the_skies"))
        .when(P1, score(ICON))
        .thenRefused("objective_cards.19");
    assertThat(SecretDeck.left(gone)).doesNotContain(ICON);
    assertThat(gone.player(P2).secrets()).isEmpty();
    assertThat(gone.objectives().isPublic(ICON)).as("it fills no secret slot").isTrue();
  }

  @Test
  void itStaysPublicWhenItsFormerOwnerIsEliminated() {
    Table table = new PlayerEliminated(P2).fold(leaked(ICON).controls(P1, "primor").table());

    assertThat(SecretDeck.left(table)).doesNotContain(ICON);
    assertThat(Scorable.by(table, P1)).hasSize(1);
  }

  private static Achievement deed(ObjectiveId... objectives) {
    return new Achievement(
        P1, new LinkedHashSet<>(List.of(objectives)), Optional.empty(), Optional.of(9));
  }

  private static ScoreObjective score(ObjectiveId objective) {
    return new ScoreObjective(objective, Optional.empty());
  }

  private static Scenario<GameState> scoring(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1)).frame(new Scoring(P1, true, true)));
  }

  private static Scenario<GameState> asked(TableKit kit, Achievement deed) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(Turn.acted(P1))
            .frame(new Turn(P1))
            .with(table -> table.withObjectives(table.objectives().withDeeds(List.of(deed))))
            .frame(new ScoreAchievements(List.of(0))));
  }

  private static TableKit leaked(ObjectiveId objective) {
    Law law =
        new Law(
            new AgendaId("classified_document_leaks"),
            Optional.of(AgendaOutcome.elect(objective)),
            Optional.empty());
    return Cards.scored(kit(), P2, objective.value())
        .with(t ->
            t.withCouncil(t.council().withDrawn(law.agenda()).withLaw(law))
                .withObjectives(t.objectives().withSecretsOut(Set.of(objective)))
                .evolve(new ObjectiveMadePublic(objective), Stamp.NONE));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "letnev")
        .player(P2, "xxcha")
        .controls(P1, "arc_prime", "wren_terra")
        .controls(P2, "archon_ren", "archon_tau");
  }
}
