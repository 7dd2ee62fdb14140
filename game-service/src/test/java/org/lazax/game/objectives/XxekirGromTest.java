package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

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

  /** The dock produces 4 by the resources of Lirta IV; Bereg pays 4 and is worth 3. */
  @Test
  @Rule({"leader/xxekir_grom.N3", "leader/xxekir_grom.N3.1"})
  void docksProduceByTheResourcesAlone() {
    TableKit docked =
        unlocked(xxcha().controls(P1, "lirta_iv", "bereg").controls(P2, "abyz"))
            .units(P1, "35/lirta_iv", UnitType.SPACE_DOCK, 1)
            .frame(new Turn(P1).acting())
            .frame(new Production(P1, SystemId.of("35")));
    Scenario<GameState> producing = Scenario.given(new GameDecider(StandardRules.TABLE), docked);

    producing
        .when(P1, infantry(5, pay("bereg")))
        .thenRefused(
            "production.1", "4 units are produced here at most, and these are 5", "limit", 4);
    producing.when(P1, infantry(4, pay("bereg"))).thenAccepted();
  }

  /** A carrier costs 3, and Lirta IV is worth 2 and 3. */
  @Test
  @Rule("leader/xxekir_grom.N3.2")
  void integratedEconomyProducesByTheResourcesAlone() {
    TableKit gaining =
        unlocked(xxcha().controls(P2, "abyz").technologies(P1, "integrated_economy"))
            .goods(P1, 9, 0)
            .frame(new Turn(P1).acting())
            .frame(new GainControl(Service.GAME, P1, new PlanetId("lirta_iv")));
    Scenario<GameState> producing =
        Scenario.given(new GameDecider(StandardRules.TABLE), gaining)
            .when(
                P1,
                new UseAbility(Service.GAME, AbilityRef.parse("technology/integrated_economy")));

    producing.when(P1, ship(UnitType.CARRIER, 3)).thenRefused("production.1");
    producing.when(P1, ship(UnitType.CRUISER, 2)).thenAccepted();
  }

  /** The influence is 8, and 12 or more with the resources; Mecatol Rex makes it 14. */
  @Test
  @Rule("leader/xxekir_grom.N3.3")
  void elderQanojIsUnlockedByInfluenceAlone() {
    TableKit locked =
        unlocked(xxcha().controls(P1, "lirta_iv", "bereg", "archon_ren", "archon_tau"))
            .controls(P2, "starpoint")
            .leader(P1, "elder_qanoj", LeaderState.LOCKED)
            .tile("18", 3, 0);

    assertThat(lockedWith(locked, "abyz")).contains(new LeaderId("elder_qanoj"));
    assertThat(lockedWith(locked, "mecatol_rex")).doesNotContain(new LeaderId("elder_qanoj"));
  }

  private static Set<LeaderId> lockedWith(TableKit kit, String gained) {
    GainControl gain = new GainControl(Service.GAME, P1, new PlanetId(gained));
    return Set.copyOf(
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.frame(new ActionPhase()).frame(new Turn(P1).acting()).frame(gain))
            .table()
            .player(P1)
            .leaders()
            .locked());
  }

  private static ProduceUnits infantry(int count, Payment payment) {
    return new ProduceUnits(
        List.of(new Produced(UnitType.INFANTRY, count, Place.of("35/lirta_iv"))),
        List.of(),
        payment);
  }

  private static ProduceUnits ship(UnitType type, int goods) {
    return new ProduceUnits(
        List.of(new Produced(type, 1, Place.of("35"))), List.of(), new Payment(List.of(), goods));
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
    return new Payment(Using.planets(planets), 0);
  }

  private static boolean meets(String objective, TableKit kit) {
    ObjectiveId id = new ObjectiveId(objective);
    return Scorable.secretsBy(Cards.secrets(kit, P1, objective).table(), P1).stream()
        .anyMatch(scorable -> scorable.objective().equals(id));
  }
}
