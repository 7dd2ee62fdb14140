package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Scoring;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;

/** P1 plays the Xxcha. Lirta IV is worth 2 and 3, Bereg 3 and 1, Abyz 3 and 0. */
class XxekirGromTest {
  private static final Payment NOTHING = Payment.NOTHING;

  @Test
  @Rule("leader/xxekir_grom.N2")
  void planetsPayTheirSumAsTheOneOrAsTheOther() {
    TableKit two = xxcha().controls(P1, "lirta_iv", "bereg");
    for (TableKit kit : List.of(two, unlocked(two))) {
      boolean sum = !kit.table().equals(two.table());
      Scenario<GameState> monument = scoring("erect_a_monument", kit);
      assertThat(pays(monument, "erect_a_monument", goods(pay("lirta_iv", "bereg"), NOTHING, 0)))
          .isEqualTo(sum);
      Scenario<GameState> council = scoring("sway_the_council", kit);
      assertThat(pays(council, "sway_the_council", goods(NOTHING, pay("lirta_iv", "bereg"), 0)))
          .isEqualTo(sum);
    }
  }

  @Test
  @Rule("leader/xxekir_grom.N2")
  void onePlanetPaysOnlyOneOfBoth() {
    TableKit kit = unlocked(xxcha().controls(P1, "lirta_iv", "bereg").goods(P1, 3, 0));
    Scenario<GameState> scoring = scoring("amass_wealth", kit);

    assertThat(pays(scoring, "amass_wealth", goods(pay("lirta_iv"), pay("lirta_iv"), 3))).isFalse();
    assertThat(pays(scoring, "amass_wealth", goods(pay("lirta_iv"), NOTHING, 3))).isFalse();
    assertThat(pays(scoring, "amass_wealth", goods(pay("lirta_iv"), pay("bereg"), 3))).isTrue();
    assertThat(
            Scorable.by(
                scoring("amass_wealth", unlocked(xxcha().controls(P1, "lirta_iv").goods(P1, 3, 0)))
                    .table(),
                P1))
        .isEmpty();
  }

  @Test
  @Rule("leader/xxekir_grom.N3.4")
  void objectivesThatCountValuesDoNotCountTheSum() {
    TableKit planets = unlocked(xxcha().controls(P1, "lirta_iv", "bereg", "abyz"));

    assertThat(meets("hoard_raw_materials", planets)).as("8, with influence 12").isFalse();
    assertThat(meets("establish_hegemony", planets)).as("4, with resources 12").isFalse();
    TableKit rich = planets.controls(P1, "primor", "starpoint");
    assertThat(meets("hoard_raw_materials", rich)).as("8 + 2 + 3").isTrue();
  }

  @Test
  @Rule("leader/xxekir_grom.N3.5")
  void cardsThatPayByResourcesPayByResources() {
    TableKit kit =
        unlocked(xxcha().controls(P1, "lirta_iv").controls(P2, "bereg"))
            .holds(P1, "mining_initiative", "uprising");
    for (String card : List.of("mining_initiative", "uprising")) {
      Scenario<GameState> played =
          Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
              .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card)));
      assertThat(goods(played)).as(card).isEqualTo(card.equals("uprising") ? 3 : 2);
    }
  }

  private static TableKit xxcha() {
    return TableKit.players(2)
        .round(1)
        .player(P1, "xxcha")
        .player(P2, "sol")
        .tile("35", 0, 0)
        .tile("38", 0, 1)
        .tile("65", 0, 2)
        .tile("27", 0, 3);
  }

  private static TableKit unlocked(TableKit kit) {
    return kit.leaders(P1, "xxekir_grom");
  }

  private static Scenario<GameState> scoring(String objective, TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.secrets(Cards.objectives(kit, 0, 0, objective), P1, "prove_endurance")
            .controlsExhausted(P1, "archon_ren", "archon_tau")
            .frame(new Scoring(P1, true, true)));
  }

  private static boolean pays(Scenario<GameState> scoring, String objective, Spending spending) {
    return scoring
        .when(P1, new ScoreObjective(new ObjectiveId(objective), Optional.of(spending)))
        .refusal()
        .isEmpty();
  }

  private static Spending goods(Payment resources, Payment influence, int goods) {
    return Spending.goods(resources, influence, goods);
  }

  private static int goods(Scenario<GameState> scenario) {
    return scenario.table().player(P1).tradeGoods();
  }

  private static Payment pay(String... planets) {
    return new Payment(Arrays.stream(planets).map(PlanetId::new).toList(), 0);
  }

  private static boolean meets(String objective, TableKit kit) {
    ObjectiveId id = new ObjectiveId(objective);
    return Scorable.secretsBy(Cards.secrets(kit, P1, objective).table(), P1).stream()
        .anyMatch(scorable -> scorable.objective().equals(id));
  }
}
