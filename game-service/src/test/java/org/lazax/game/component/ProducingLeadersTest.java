package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.production.Producible;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/** A dock of P1 on Loki (75), which is worth 1, produces three units. */
class ProducingLeadersTest {
  private static final String HARRUGH = "leader/harrugh_gefhara";

  // ---- Harrugh Gefhara ----

  @Test
  @Rule({"leader/harrugh_gefhara.N1", "leaders.12"})
  void unitsThatCostNothingCountAgainstTheLimit() {
    TableKit kit = kit("hacan").leaders(P1, "harrugh_gefhara");
    Scenario<GameState> begun = Producing.in(kit, P1, "75");
    Scenario<GameState> used = begun.when(P1, Using.ability(HARRUGH)).thenAccepted();

    assertThat(used.table().player(P1).leaders().lying(LeaderState.PURGED))
        .containsExactly(new LeaderId("harrugh_gefhara"));
    used.when(P1, order(0, some(DREADNOUGHT, 4, "75"))).thenRefused("production.1");
    used.when(P1, order(0, some(DREADNOUGHT, 2, "75"), some(FIGHTER, 1, "75"))).thenAccepted();
    ProduceUnits sample = (ProduceUnits) Producing.form(used, P1).sample().command();
    assertThat(sample.payment().tradeGoods()).isZero();
    assertThat(sample.units()).hasSize(3);
    used.when(P1, sample).thenAccepted();
    begun
        .when(P1, new LetPass(Service.GAME))
        .when(P1, order(0, some(CRUISER, 1, "75")))
        .thenRefused("producing_units.1");
  }

  @Test
  void theNextProductionCostsAllAgain() {
    Production production = new Production(P1, SystemId.of("75"));
    TableKit twice =
        kit("hacan")
            .leaders(P1, "harrugh_gefhara")
            .frame(new Turn(P1).acting())
            .frame(production)
            .frame(production);
    Scenario<GameState> next =
        Scenario.given(new GameDecider(StandardRules.TABLE), twice)
            .when(P1, Using.ability(HARRUGH))
            .when(P1, order(0, some(CRUISER, 1, "75")))
            .thenAccepted();

    next.when(P1, order(0, some(CRUISER, 1, "75"))).thenRefused("producing_units.1");
  }

  // ---- Navarch Feng ----

  @Test
  @Rule({"leader/navarch_feng.N1", "leader/navarch_feng.N2"})
  void theFlagshipIsProducedWithoutResources() {
    TableKit kit = kit("nomad").goods(P1, 1, 0);
    Scenario<GameState> feng = Producing.in(kit.leaders(P1, "navarch_feng"), P1, "75");

    feng.when(P1, order(0, some(FLAGSHIP, 1, "75"))).thenAccepted();
    feng.when(P1, order(1, some(FLAGSHIP, 1, "75"), some(FIGHTER, 3, "75")))
        .thenRefused("production.1");
    feng.when(P1, order(1, some(FLAGSHIP, 1, "75"), some(FIGHTER, 2, "75"))).thenAccepted();
    feng.when(P1, order(0, some(FLAGSHIP, 1, "75"), some(FIGHTER, 2, "75")))
        .thenRefused("producing_units.1");
    assertThat(Producing.option(feng, P1).units()).extracting(Producible::type).contains(FLAGSHIP);
    ProduceUnits sample = (ProduceUnits) Producing.form(feng, P1).sample().command();
    assertThat(sample.units()).contains(some(FLAGSHIP, 1, "75"));
    feng.when(P1, sample).thenAccepted();
    Producing.in(kit, P1, "75")
        .when(P1, order(0, some(FLAGSHIP, 1, "75")))
        .thenRefused("producing_units.1");
  }

  @Test
  @Rule({"leader/navarch_feng.N2", "leader/navarch_feng.N2.1"})
  void itsCostStaysForWhatIsProducedUpToACost() {
    TableKit kit =
        kit("nomad")
            .leaders(P1, "navarch_feng")
            .technologies(P1, "integrated_economy")
            .tile("38", 0, 1)
            .goods(P1, 9, 0);
    Scenario<GameState> economy =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.frame(new Turn(P1).acting())
                    .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz"))))
            .when(P1, Using.ability("technology/integrated_economy"));

    economy.when(P1, order(8, some(FLAGSHIP, 1, "38"))).thenRefused("production.1");
    assertThat(Producing.option(economy, P1).units())
        .extracting(Producible::type)
        .contains(CRUISER)
        .doesNotContain(FLAGSHIP);
    Scenario<GameState> dear =
        Producing.by(
            new Allowance(Optional.of(2), Optional.of(8), List.of(), Optional.empty(), false),
            kit,
            P1,
            "75");
    dear.when(P1, order(0, some(FLAGSHIP, 1, "75"))).thenAccepted();
    dear.when(P1, order(1, some(FLAGSHIP, 1, "75"), some(FIGHTER, 1, "75")))
        .thenRefused("production.1");
  }

  @Test
  @Rule({"leader/navarch_feng.N2", "leader/navarch_feng.N2.2"})
  void scuttlePaysItsCost() {
    Scenario<GameState> scuttled =
        Using.turn(
                kit("nomad")
                    .leaders(P1, "navarch_feng")
                    .units(P1, "75", FLAGSHIP, 1)
                    .units(P1, "75", CRUISER, 1)
                    .holds(P1, "scuttle"),
                P1)
            .when(P1, Using.ability("action_card/scuttle"))
            .when(P1, Using.choose("75:flagship:1"));

    assertThat(scuttled.table().player(P1).tradeGoods()).isEqualTo(8);
  }

  // ---- That Which Molds Flesh ----

  @Test
  void twoFightersOrInfantryDoNotCountAgainstTheLimit() {
    TableKit kit = kit("sol").goods(P1, 9, 0);
    Scenario<GameState> flesh = Producing.in(kit.leaders(P1, "that_which_molds_flesh"), P1, "75");

    flesh
        .when(P1, order(6, some(CRUISER, 3, "75"), some(FIGHTER, 1, "75")))
        .thenRefused("producing_units.1");
    flesh
        .when(
            P1,
            order(8, some(CRUISER, 3, "75"), some(FIGHTER, 1, "75"), some(INFANTRY, 1, "75/loki")))
        .thenAccepted();
    flesh.when(P1, order(3, some(FIGHTER, 5, "75"))).thenAccepted();
    flesh.when(P1, order(3, some(FIGHTER, 6, "75"))).thenRefused("production.1");
    flesh.when(P1, order(8, some(CRUISER, 4, "75"))).thenRefused("production.1");
    flesh
        .when(
            P1,
            order(8, some(CRUISER, 3, "75"), some(FIGHTER, 2, "75"), some(INFANTRY, 1, "75/loki")))
        .thenRefused("production.1");
    flesh
        .when(
            P1,
            order(5, some(CRUISER, 1, "75"), some(FIGHTER, 2, "75"), some(INFANTRY, 2, "75/loki")))
        .thenAccepted();
    Producing.in(kit, P1, "75")
        .when(P1, order(3, some(FIGHTER, 4, "75")))
        .thenRefused("production.1");
  }

  @Test
  void theFormOffersThoseThatDoNotCount() {
    TableKit kit = kit("sol").goods(P1, 9, 0).leaders(P1, "that_which_molds_flesh");
    Scenario<GameState> flesh = Producing.in(kit, P1, "75");

    assertThat(Producing.form(flesh, P1).rules()).contains("production.1");
    assertThat(Producing.option(flesh, P1).limit()).contains(3);
    assertThat(Producing.option(flesh, P1).beside()).isEqualTo(2);
    assertThat(Producing.option(flesh, P1).units())
        .filteredOn(unit -> unit.type() == FIGHTER || unit.type() == CRUISER)
        .extracting(Producible::most)
        .containsExactlyInAnyOrder(3, 5);
    flesh.when(P1, (ProduceUnits) Producing.form(flesh, P1).sample().command()).thenAccepted();
  }

  @Test
  void otherEffectsThanProductionCountThem() {
    TableKit kit = kit("sol").goods(P1, 9, 0).leaders(P1, "that_which_molds_flesh");
    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);

    Producing.by(one, kit, P1, "75")
        .when(P1, order(1, some(FIGHTER, 2, "75")))
        .thenRefused("production.1");
  }

  private static TableKit kit(String faction) {
    return TableKit.players(2)
        .player(P1, faction)
        .tile("75", 0, 0)
        .controlsExhausted(P1, "loki")
        .units(P1, "75/loki", SPACE_DOCK, 1);
  }
}
