package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.event.exploration.RelicFragmentsPurged;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** P1 holds Destroy Heretical Works. */
class HereticalWorksTest {
  @Test
  @Rule({
    "secret_objective/destroy_heretical_works.N1",
    "secret_objective/destroy_heretical_works.N2",
    "objective_cards.10"
  })
  void hereticalWorksAreTwoFragmentsOfAnyTypesThatBringNoRelic() {
    String works = "destroy_heretical_works";
    String[] owned = {
      "cultural_relic_fragment", "unknown_relic_fragment", "hazardous_relic_fragment"
    };
    List<ExplorationId> two = List.of(new ExplorationId(owned[2]), new ExplorationId(owned[0]));
    Scenario<GameState> scoring = scoring(kit().fragments(P1, owned));

    scoring.when(P1, score(Spending.NOTHING)).thenRefused("objective_cards.10");
    scoring
        .when(P1, score(Spending.fragments(two.subList(0, 1))))
        .thenRefused("objective_cards.10");
    scoring
        .when(P1, score(Spending.fragments(List.of(two.getFirst(), two.getFirst()))))
        .thenRefused("exploration.9");
    scoring
        .when(P1, score(Spending.fragments(two)))
        .thenEvents(
            new RelicFragmentsPurged(P1, two),
            new ObjectiveScored(P1, new ObjectiveId(works)),
            new VictoryPointsGained(P1, 1, "secret_objective/" + works));
    assertThat(payments(kit().fragments(P1, owned[1], owned[2]))).hasSize(1);
    assertThat(payments(kit().fragments(P1, owned[0]))).isEmpty();
    assertThat(payments(kit().fragments(P2, owned))).isEmpty();
  }

  @Test
  void theFormOfHereticalWorksOffersAllFragments() {
    Scenario<GameState> scoring =
        scoring(kit().fragments(P1, "cultural_relic_fragment", "hazardous_relic_fragment"));
    Form form =
        scoring.options(P1).stream()
            .flatMap(option -> option.forms().stream())
            .filter(each -> each.command().equals("game.score-objective"))
            .findFirst()
            .orElseThrow();

    Field.Choose fragments =
        ((Field.Group) form.field("spending"))
            .fields().stream()
                .filter(field -> field.name().equals("fragments"))
                .map(Field.Choose.class::cast)
                .findFirst()
                .orElseThrow();
    assertThat(fragments.take()).isEqualTo(Bounds.exactly(2));
    assertThat(fragments.from()).hasSize(2);
    scoring.when(P1, (ScoreObjective) form.sample().command()).thenAccepted();
  }

  private static List<Scorable> payments(TableKit kit) {
    return Scorable.secretsBy(kit.table(), P1);
  }

  private static ScoreObjective score(Spending spending) {
    return new ScoreObjective(new ObjectiveId("destroy_heretical_works"), Optional.of(spending));
  }

  private static Scenario<GameState> scoring(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1)).frame(new Scoring(P1, true, true)));
  }

  private static TableKit kit() {
    return Cards.secrets(TableKit.players(2), P1, "destroy_heretical_works");
  }
}
