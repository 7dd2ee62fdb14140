package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.kit.Cards;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.CopiedTechnology;
import org.lazax.rules.kit.TableKit;

/** P1 is the Nekro Virus, whose copies of technologies of P2 count for objectives. */
class CopiesForObjectivesTest {
  private static final String X = "valefar_assimilator_x";
  private static final String Y = "valefar_assimilator_y";
  private static final String FIELD = "nullification_field";

  @Test
  @Rule({
    "public_objective/develop_weaponry.N1",
    "technology.22",
    "technology/valefar_assimilator_x.N6.1"
  })
  void aCopiedUpgradeCountsOnceBesideTheGenericOne() {
    TableKit one = kit().technologies(P1, "infantry_ii");
    assertThat(meets(one, "develop_weaponry")).isFalse();
    assertThat(meets(copying(one, X, "exotrireme_ii"), "develop_weaponry")).isTrue();
    assertThat(meets(copying(one, X, "spec_ops_ii"), "develop_weaponry")).isFalse();
    assertThat(meets(copying(one, X, FIELD), "develop_weaponry")).isFalse();
  }

  @Test
  @Rule({"public_objective/revolutionize_warfare.N1", "technology/valefar_assimilator_x.N6.1"})
  void aCopiedUpgradeCountsForRevolutionizeWarfareToo() {
    TableKit two = kit().technologies(P1, "infantry_ii", "cruiser_ii");
    assertThat(meets(two, "revolutionize_warfare")).isFalse();
    assertThat(meets(copying(two, X, "exotrireme_ii"), "revolutionize_warfare")).isTrue();
    assertThat(meets(copying(two, X, "spec_ops_ii"), "revolutionize_warfare")).isFalse();
  }

  @Test
  @Rule("technology.22")
  void aCopyCountsWithItsColour() {
    TableKit kit =
        kit().technologies(P1, "neural_motivator", "dacxive_animators", "antimass_deflectors");
    assertThat(meets(kit, "diversify_research")).isFalse();
    assertThat(meets(copying(kit, X, "lazax_gate_folding"), "diversify_research")).isTrue();
    assertThat(meets(copying(kit, X, FIELD), "diversify_research")).isFalse();
  }

  @Test
  @Rule({"secret_objective/adapt_new_strategies.N1", "technology/valefar_assimilator_x.N8"})
  void anAssimilatorCountsForAdaptNewStrategiesWhileItCopies() {
    TableKit one = copying(kit(), X, FIELD);
    assertThat(meets(kit(), "adapt_new_strategies")).isFalse();
    assertThat(meets(one, "adapt_new_strategies")).isFalse();
    assertThat(meets(copying(one, Y, "instinct_training"), "adapt_new_strategies")).isTrue();
  }

  private static boolean meets(TableKit kit, String objective) {
    TableKit home = kit.tile("8", 3, 0).controls(P1, "mordai_ii");
    return objective.equals("adapt_new_strategies")
        ? !Scorable.secretsBy(Cards.secrets(home, P1, objective).table(), P1).isEmpty()
        : !Scorable.by(Cards.objectives(home, 0, 0, objective).table(), P1).isEmpty();
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "nekro")
        .player(P2, "xxcha")
        .technologies(P2, FIELD, "instinct_training")
        .sheet(P1, 3, 3, 3)
        .tile("75", 0, 0)
        .tile("38", 0, 1);
  }

  private static TableKit copying(TableKit kit, String card, String technology) {
    return CopiedTechnology.by(kit, P1, card, technology);
  }
}
