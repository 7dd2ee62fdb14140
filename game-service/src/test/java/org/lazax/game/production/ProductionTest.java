package org.lazax.game.production;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.Producible;
import org.lazax.rules.units.Blockades;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** System 75: docks on Abaddon (produces 3) and Ashtroth (produces 4), none on Loki. */
class ProductionTest {
  private static final String SPACE = "75";
  private static final String ABADDON = "75/abaddon";
  private static final String ASHTROTH = "75/ashtroth";
  private static final String LOKI = "75/loki";

  @Test
  @Rule({"producing_units.1.3", "exhausted.3", "resources.2", "planets.1", "planets.8"})
  void theCostsAreSummedAndPaidAtOnce() {
    given(docks().controls(P1, "000"))
        .when(P1, produce(pay(0, "000"), some(INFANTRY, 6, ASHTROTH), some(CRUISER, 1, SPACE)))
        .thenEvents(
            new PlanetsExhausted(P1, List.of(new PlanetId("000"))),
            placed(ASHTROTH, INFANTRY, 6),
            placed(SPACE, CRUISER, 1));
  }

  @Test
  @Rule({"producing_units.1", "cost.1"})
  void unitsThatAreNotPaidForAreNotProduced() {
    given(docks().controls(P1, "000"))
        .when(P1, produce(pay(0, "000"), some(INFANTRY, 6, ASHTROTH), some(DREADNOUGHT, 1, SPACE)))
        .thenRefused("producing_units.1");
  }

  @Test
  @Rule({"producing_units.1.2", "cost.1"})
  void whatIsPaidTooMuchIsLost() {
    given(docks().controls(P1, "000"))
        .when(P1, produce(pay(0, "000"), some(CRUISER, 1, SPACE)))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tradeGoods()).isZero());
  }

  @Test
  @Rule({"resources.3", "trade_goods.3", "trade_goods.4.1", "command_sheet.2"})
  void tradeGoodsStandInForResources() {
    given(docks().controls(P1, "abyz").goods(P1, 2, 0))
        .when(P1, produce(pay(1, "abyz"), some(DREADNOUGHT, 1, SPACE)))
        .thenEvents(
            new PlanetsExhausted(P1, List.of(new PlanetId("abyz"))),
            new GoodsSpent(P1, 1),
            placed(SPACE, DREADNOUGHT, 1));
  }

  @Test
  @Rule("planets.9")
  void anExhaustedPlanetPaysNothing() {
    given(docks().controlsExhausted(P1, "000"))
        .when(P1, produce(pay(0, "000"), some(CRUISER, 1, SPACE)))
        .thenRefused("exhausted.1");
  }

  @Test
  @Rule({"producing_units.1.1", "planets.N5", "exhausted.N2"})
  void nobodyPaysWithPlanetsOfOthers() {
    given(docks().controls(P2, "000"))
        .when(P1, produce(pay(0, "000"), some(CRUISER, 1, SPACE)))
        .thenRefused("exhausted.1");
  }

  @Test
  @Rule({"production.1", "production.1.1", "production.N1", "space_dock.1", "abilities.26.5"})
  void theLimitIsTheSumOfAllThatProduceThere() {
    Scenario<GameState> production = given(docks().goods(P1, 50, 0));

    production.when(P1, produce(pay(14), some(CRUISER, 7, SPACE))).thenAccepted();
    production.when(P1, produce(pay(16), some(CRUISER, 8, SPACE))).thenRefused("production.1");
  }

  @Test
  @Rule({"production.1.2", "producing_units.2.1", "producing_units.2", "cost.2"})
  void bothUnitsOfAPairCountAgainstTheLimit() {
    Scenario<GameState> production = given(docks().goods(P1, 50, 0).sheet(P1, 3, 9, 2));

    production
        .when(P1, produce(pay(4), some(FIGHTER, 6, SPACE), some(CRUISER, 1, SPACE)))
        .thenRefused("producing_units.1");
    production
        .when(P1, produce(pay(5), some(INFANTRY, 6, ABADDON), some(CRUISER, 1, SPACE)))
        .thenAccepted();
    production.when(P1, produce(pay(4), some(INFANTRY, 8, ABADDON))).thenRefused("production.1");
    production.when(P1, produce(pay(4), some(FIGHTER, 8, SPACE))).thenRefused("production.1");
  }

  @Test
  @Rule({"production.1.3", "producing_units.2.2"})
  void halfAPairCostsAsMuchAsAWhole() {
    Scenario<GameState> production = given(docks().goods(P1, 5, 0));

    production
        .when(P1, produce(pay(0), some(INFANTRY, 1, ABADDON)))
        .thenRefused("producing_units.1");
    production.when(P1, produce(pay(1), some(INFANTRY, 1, ABADDON))).thenAccepted();
  }

  @Test
  @Rule("producing_units.N2")
  void aPairIsOfOneType() {
    given(docks().goods(P1, 5, 0))
        .when(P1, produce(pay(1), some(INFANTRY, 1, ABADDON), some(FIGHTER, 1, SPACE)))
        .thenRefused("producing_units.1");
  }

  @Test
  @Rule({"production.N2", "production.N2.1", "production.3", "producing_units.3"})
  void allInfantryMayLandOnOneProducingPlanetButNoneElsewhere() {
    Scenario<GameState> production = given(docks().goods(P1, 9, 0));

    production.when(P1, produce(pay(4), some(INFANTRY, 7, ABADDON))).thenAccepted();
    production
        .when(P1, produce(pay(4), some(INFANTRY, 6, ABADDON), some(INFANTRY, 1, ASHTROTH)))
        .thenAccepted();
    production.when(P1, produce(pay(1), some(INFANTRY, 1, LOKI))).thenRefused("production.3");
  }

  @Test
  @Rule("production.2")
  void shipsAppearInTheSpaceAreaOnly() {
    given(docks().goods(P1, 9, 0))
        .when(P1, produce(pay(2), some(CRUISER, 1, ABADDON)))
        .thenRefused("producing_units.6");
  }

  @Test
  @Rule({"cost.3", "cost.3.1"})
  void whatHasNoCostIsNotProduced() {
    Scenario<GameState> production = given(docks().goods(P1, 50, 0));

    production.when(P1, produce(pay(9), some(PDS, 1, ABADDON))).thenRefused("cost.3");
    production.when(P1, produce(pay(20), some(WAR_SUN, 1, SPACE))).thenRefused("cost.3");
  }

  @Test
  @Rule({"blockaded.1", "producing_units.6", "producing_units.6.1"})
  void aBlockadedDockProducesGroundForcesButNoShips() {
    TableKit blockaded = docks().units(P2, SPACE, CRUISER, 1).goods(P1, 9, 0);

    for (TableKit kit : List.of(blockaded, blockaded.units(P1, SPACE, CRUISER, 1))) {
      Scenario<GameState> production = given(kit);
      production
          .when(P1, produce(pay(2), some(CRUISER, 1, SPACE)))
          .thenRefused("producing_units.6");
      production.when(P1, produce(pay(1), some(INFANTRY, 2, ABADDON))).thenAccepted();
    }
  }

  @Test
  @Rule("blockaded.0")
  void shipsOfOthersBlockadeADockUnlessShipsOfItsOwnerAreThere() {
    TableKit visited = docks().units(P2, SPACE, CRUISER, 1);

    assertThat(Blockades.of(docks().table(), P1)).isEmpty();
    assertThat(Blockades.of(visited.table(), P1)).containsExactly(P2);
    assertThat(Blockades.of(visited.units(P1, SPACE, CRUISER, 1).table(), P1)).isEmpty();
  }

  @Test
  @Rule({"production.4", "producing_units.4.1", "unit/floating_factory_i.N2"})
  void whatIsProducedInSpaceMayStayThereOrLandOnPlanetsOfOnesOwn() {
    TableKit kit =
        TableKit.players(2)
            .player(P1, "saar")
            .tile("75", 0, 0)
            .units(P1, SPACE, SPACE_DOCK, 1)
            .units(P1, SPACE, UnitType.CARRIER, 1)
            .controls(P1, "loki")
            .goods(P1, 9, 0);
    Scenario<GameState> production = given(kit);

    production.when(P1, produce(pay(1), some(INFANTRY, 2, SPACE))).thenAccepted();
    production.when(P1, produce(pay(1), some(INFANTRY, 2, LOKI))).thenAccepted();
    production.when(P1, produce(pay(1), some(INFANTRY, 2, ABADDON))).thenRefused("production.3");
  }

  @Test
  void absurdNumbersAreMalformed() {
    given(docks().goods(P1, 9, 0))
        .when(P1, produce(pay(0), some(INFANTRY, -2, ABADDON), some(CRUISER, 1, SPACE)))
        .thenRefusedAs("malformed-command");
    given(docks().goods(P1, 9, 0))
        .when(P1, produce(pay(-1), some(INFANTRY, 1, ABADDON)))
        .thenRefusedAs("malformed-command");
  }

  @Test
  void whoIsSilentProducesNothing() {
    assertThat(given(docks()).silence(P1)).contains(new ProductionCommand.ProduceNothing());
  }

  @Test
  @Rule("component_limitations.N1")
  void infantryIsOfferedOnlyWhereThereIsPlasticForIt() {
    TableKit eleven = docks().goods(P1, 9, 0);
    int column = 2;
    for (String tile : List.of("19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29")) {
      eleven =
          eleven.tile(tile, column++, 0).units(P1, tile, CRUISER, 1).units(P1, tile, INFANTRY, 1);
    }
    TableKit twelve = eleven.units(P1, ABADDON, INFANTRY, 1);

    assertThat(infantry(docks()).fresh()).isEmpty();
    assertThat(infantry(eleven).fresh()).contains(1);
    assertThat(infantry(eleven).places()).containsExactly(Place.of(ABADDON), Place.of(ASHTROTH));
    assertThat(infantry(twelve).places()).containsExactly(Place.of(ABADDON));
    given(twelve)
        .when(P1, produce(pay(1), some(INFANTRY, 2, ASHTROTH)))
        .thenRefused("component_limitations.N1");
  }

  private static Producible infantry(TableKit kit) {
    return ((ProductionOption.Producing) given(kit).options(P1).getFirst())
        .units().stream().filter(unit -> unit.type() == INFANTRY).findFirst().orElseThrow();
  }

  @Test
  void nothingIsProducedOnAClosedPlanet() {
    TableKit closed =
        docks().goods(P1, 9, 0).attached("exploration/demilitarized_zone_exploration", "ashtroth");

    given(closed)
        .when(P1, produce(pay(1), some(INFANTRY, 2, ASHTROTH)))
        .thenRefused("production.3");
    given(closed).when(P1, produce(pay(1), some(INFANTRY, 2, ABADDON))).thenAccepted();
  }

  @Test
  void unitsOnAHolyPlanetProduceNothing() {
    Scenario<GameState> production =
        given(docks().goods(P1, 50, 0).law("holy_planet_of_ixth", "ashtroth"));

    production.when(P1, produce(pay(6), some(CRUISER, 3, SPACE))).thenAccepted();
    production.when(P1, produce(pay(8), some(CRUISER, 4, SPACE))).thenRefused("production.1");
    production.when(P1, produce(pay(1), some(INFANTRY, 2, ASHTROTH))).thenRefused("production.3");
    production.when(P1, produce(pay(1), some(INFANTRY, 2, ABADDON))).thenAccepted();
  }

  private static Produced some(UnitType type, int count, String place) {
    return new Produced(type, count, Place.of(place));
  }

  private static ProduceUnits produce(Payment payment, Produced... units) {
    return new ProduceUnits(List.of(units), List.of(), payment);
  }

  private static Payment pay(int goods, String... planets) {
    return new Payment(Arrays.stream(planets).map(PlanetId::new).toList(), goods);
  }

  private static UnitsPlaced placed(String place, UnitType type, int count) {
    return new UnitsPlaced(Place.of(place), List.of(UnitStack.of(P1, type, count)));
  }

  private static TableKit docks() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("18", 0, 1)
        .sheet(P1, 3, 9, 2)
        .controls(P1, "abaddon", "ashtroth", "loki")
        .units(P1, ABADDON, SPACE_DOCK, 1)
        .units(P1, ASHTROTH, SPACE_DOCK, 1);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.controls(P2, "archon_tau").frame(new Production(P1, SystemId.of("75"))));
  }
}
