package org.lazax.game.production;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.Producible;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Which units a player has to produce. A dock stands on Abyz (38) and produces five. */
class WhatIsLeftToProduceTest {

  @Test
  @Rule({"capture.5", "reinforcements.N3"})
  void aCapturedShipIsInNobodysReinforcements() {
    Scenario<GameState> captured = producing(captured(kit(), P2, P1, FLAGSHIP, 1));

    captured.when(P1, produce(FLAGSHIP, 1, "38")).thenRefused("component_limitations.4");
    assertThat(reinforcements(captured, FLAGSHIP)).contains(0);
    producing(kit()).when(P1, produce(FLAGSHIP, 1, "38")).thenAccepted();
    assertThat(reinforcements(producing(captured(kit(), P1, P2, CRUISER, 3)), CRUISER))
        .as("what P1 has captured is not P1's to produce")
        .contains(8);
  }

  @Test
  @Rule("capture.N6.1")
  void whatOneHasCapturedOfOnesOwnIsNotProducedEither() {
    Scenario<GameState> captured = producing(captured(kit(), P1, P1, CRUISER, 7));

    assertThat(reinforcements(captured, CRUISER)).contains(1);
    captured.when(P1, produce(CRUISER, 2, "38")).thenRefused("component_limitations.4");
  }

  @Test
  @Rule("capture.N7")
  void whereAllAreOnTheBoardOrCapturedOneIsTakenFromTheBoard() {
    TableKit kit = captured(kit(), P2, P1, DREADNOUGHT, 2).units(P1, "18", DREADNOUGHT, 3);

    producing(kit)
        .when(
            P1,
            new ProduceUnits(
                List.of(new Produced(DREADNOUGHT, 1, Place.of("38"))),
                List.of(new Lifted(DREADNOUGHT, 1, false, Place.of("18"))),
                new Payment(List.of(), 4)))
        .thenAccepted();
    producing(kit).when(P1, produce(DREADNOUGHT, 1, "38")).thenRefused("component_limitations.4");
  }

  @Test
  @Rule({"producing_units.5", "reinforcements.1", "units.N2"})
  void reinforcementsLimitWhatIsProduced() {
    Scenario<GameState> production = producing(kit().units(P1, "18", CRUISER, 7));

    production.when(P1, produce(CRUISER, 2, "38")).thenRefused("component_limitations.4");
    production.when(P1, produce(CRUISER, 1, "38")).thenAccepted();
  }

  @Test
  @Rule("component_limitations.4")
  void ofMechsAndShipsThereAreSoManyButFightersAndInfantryHaveTokens() {
    Scenario<GameState> production =
        producing(
            kit()
                .units(P1, "18/mecatol_rex", MECH, 4)
                .units(P1, "18/mecatol_rex", INFANTRY, 12)
                .units(P1, "18", FLAGSHIP, 1));

    production.when(P1, produce(MECH, 1, "38/abyz")).thenRefused("component_limitations.4");
    production.when(P1, produce(FLAGSHIP, 1, "38")).thenRefused("component_limitations.4");
    assertThat(reinforcements(production, INFANTRY)).isEmpty();
    assertThat(reinforcements(production, FIGHTER)).isEmpty();
  }

  @Test
  @Rule({
    "producing_units.5.1",
    "producing_units.N4",
    "component_limitations.4.1",
    "component_limitations.N7"
  })
  void aUnitMayBeTakenFromAnotherSystemToBeProducedAnewUndamaged() {
    producing(kit().damaged(P1, "18", DREADNOUGHT, 5))
        .when(P1, lifting(new Lifted(DREADNOUGHT, 1, true, Place.of("18"))))
        .thenAccepted()
        .then(table -> {
          assertThat(table.units().at(Place.of("38"), P1))
              .containsExactly(UnitStack.of(P1, DREADNOUGHT, 1));
          assertThat(table.units().count(P1, DREADNOUGHT)).isEqualTo(5);
        });
  }

  @Test
  void theFormOffersUnitsThatMayBeTakenFromTheBoard() {
    TableKit five = kit().units(P1, "18", DREADNOUGHT, 3).damaged(P1, "18", DREADNOUGHT, 2);

    assertThat(liftable(five)).containsEntry("18", 5);
    assertThat(liftable(five.tokens(P1, "18"))).doesNotContainKey("18");
    assertThat(liftable(kit())).as("the reinforcements suffice").isEmpty();
  }

  /** How many dreadnoughts may be taken, by their system. */
  private static Map<String, Integer> liftable(TableKit kit) {
    Form form = producing(kit).options(P1).getFirst().form();
    Map<String, Integer> liftable = new TreeMap<>();
    form.fields().stream()
        .filter(field -> field.name().equals("lifted"))
        .flatMap(field -> ((Field.Count) field).from().stream())
        .forEach(units -> {
          Map<?, ?> value = (Map<?, ?>) units.value();
          if (value.get("type") == DREADNOUGHT) {
            liftable.merge(String.valueOf(value.get("from")), units.supply(), Integer::sum);
          }
        });
    return liftable;
  }

  @Test
  @Rule({"producing_units.5.1", "component_limitations.4.1"})
  void noUnitIsTakenFromASystemWithATokenOfOnesOwnNorWithoutNeed() {
    ProduceUnits lifting = lifting(new Lifted(DREADNOUGHT, 1, false, Place.of("18")));

    producing(kit().units(P1, "18", DREADNOUGHT, 5).tokens(P1, "18"))
        .when(P1, lifting)
        .thenRefused("producing_units.5.1");
    producing(kit().units(P1, "18", DREADNOUGHT, 4))
        .when(P1, lifting)
        .thenRefused("producing_units.5.1");
  }

  @Test
  @Rule({
    "producing_units.5.2",
    "fighter_tokens.1",
    "fighter_tokens.N3",
    "component_limitations.2.2",
    "units.N2.1"
  })
  void fightersDoNotRunOut() {
    producing(kit().units(P1, "38", UnitType.CARRIER, 4).units(P1, "18", FIGHTER, 99))
        .when(P1, produce(FIGHTER, 2, "38"))
        .thenAccepted()
        .then(table -> assertThat(table.units().count(P1, FIGHTER)).isEqualTo(101));
  }

  @Test
  @Rule({
    "producing_units.5.2",
    "infantry_tokens.1",
    "infantry_tokens.N3",
    "component_limitations.2.4",
    "units.N2.1"
  })
  void infantryDoesNotRunOut() {
    producing(kit().units(P1, "18/mecatol_rex", INFANTRY, 99))
        .when(P1, produce(INFANTRY, 2, "38/abyz"))
        .thenAccepted()
        .then(table -> assertThat(table.units().count(P1, INFANTRY)).isEqualTo(101));
  }

  private static ProduceUnits lifting(Lifted lifted) {
    return new ProduceUnits(
        List.of(new Produced(lifted.type(), lifted.count(), Place.of("38"))),
        List.of(lifted),
        new Payment(List.of(), 4));
  }

  @Test
  @Rule({"units.3", "units.2", "reinforcements.0"})
  void whatIsNotOnTheBoardIsInTheReinforcements() {
    TableKit kit = kit().units(P1, "18", CRUISER, 3).units(P2, "18", CRUISER, 5);

    assertThat(reinforcements(producing(kit), CRUISER)).contains(5);
    assertThat(reinforcements(producing(kit), DREADNOUGHT)).contains(5);
    assertThat(reinforcements(producing(kit), UnitType.CARRIER)).contains(4);
    assertThat(reinforcements(producing(kit), UnitType.DESTROYER)).contains(8);
    assertThat(reinforcements(producing(kit), FLAGSHIP)).contains(1);
    assertThat(reinforcements(producing(kit), MECH)).contains(4);
    assertThat(reinforcements(producing(kit.technologies(P1, "war_sun")), WAR_SUN)).contains(2);
    assertThat(TokenSupply.reinforcements(kit.tokens(P1, "18").table(), P1))
        .as("of 16 tokens 14 are on the sheet and one is on the board")
        .isEqualTo(1);
  }

  @Test
  @Rule({"unit/war_sun.N1"})
  void withoutTheTechnologyWarSunsAreNeitherProducedNorPlaced() {
    producing(kit()).when(P1, produce(WAR_SUN, 1, "38")).thenRefused("cost.3");
    producing(kit().technologies(P1, "war_sun")).when(P1, produce(WAR_SUN, 1, "38")).thenAccepted();
    assertThat(UnitPlacement.has(kit().table(), P1, WAR_SUN)).isFalse();
    assertThat(UnitPlacement.has(kit().technologies(P1, "war_sun").table(), P1, WAR_SUN)).isTrue();
  }

  @Test
  @Rule("unit/war_sun.N1.1")
  void muaatNeedNoTechnologyForTheirWarSuns() {
    producing(kit().player(P1, "muaat").goods(P1, 50, 0))
        .when(P1, produce(WAR_SUN, 1, "38"))
        .thenAccepted();
  }

  @Test
  @Rule({"leader_sheet.2", "mechs.2", "mechs.4", "unit_upgrades.5"})
  void mechsAreThereFromTheStartForTheirPriceAndAreNoTechnology() {
    Scenario<GameState> production = producing(kit().goods(P1, 2, 0));

    production.when(P1, produce(MECH, 1, "38/abyz", 1)).thenRefused("producing_units.1");
    Scenario<GameState> produced =
        production.when(P1, produce(MECH, 1, "38/abyz", 2)).thenAccepted();
    assertThat(produced.table().units().at(Place.of("38/abyz")))
        .contains(UnitStack.of(P1, MECH, 1));
    assertThat(produced.table().player(P1).technologies()).isEmpty();
    assertThat(Catalog.standard().technologies().values())
        .noneMatch(technology -> technology.upgrades().equals(Optional.of(MECH)));
  }

  @Test
  @Rule({"producing_units.N3", "production.N3", "units.N1"})
  void whatLetsADreadnoughtBeProducedLetsThatOfAFactionBeToo() {
    TableKit l1z1x = kit().player(P1, "l1z1x").goods(P1, 50, 0);
    Allowance one =
        new Allowance(
            Optional.of(1), Optional.empty(), List.of(DREADNOUGHT), Optional.empty(), true);
    Scenario<GameState> production =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            l1z1x.frame(Production.by(one, P1, SystemId.of("38"))));

    production.when(P1, produce(DREADNOUGHT, 1, "38", 4)).thenAccepted();
    production.when(P1, produce(CRUISER, 1, "38", 2)).thenRefused("producing_units.0");
  }

  @Test
  @Rule({"cost.N1", "producing_units.N1", "producing_units.0"})
  void whatAnEffectProducesIsPaidForAndWhatItPlacesIsNot() {
    Scenario<GameState> produced = producingOne(kit().goods(P1, 4, 0));

    produced.when(P1, produce(DREADNOUGHT, 1, "38", 3)).thenRefused("producing_units.1");
    produced.when(P1, produce(DREADNOUGHT, 1, "38", 4)).thenAccepted();
    Using.card(kit().goods(P1, 4, 0), P1, "construction")
        .when(P1, new PlaceStructure(UnitType.PDS, Place.of("38/abyz"), Optional.empty()))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tradeGoods()).isEqualTo(4));
  }

  @Test
  @Rule("producing_units.4.2")
  void whatIsProducedInASystemGoesToItsSpaceOrToAnyPlanetOfOnesOwnThere() {
    Scenario<GameState> produced = producingOne(kit().controls(P2, "fria"));

    produced.when(P1, produce(INFANTRY, 1, "38", 1)).thenAccepted();
    produced.when(P1, produce(INFANTRY, 1, "38/abyz", 1)).thenAccepted();
    produced.when(P1, produce(INFANTRY, 1, "38/fria", 1)).thenRefused("production.3");
    producingOne(kit()).when(P1, produce(INFANTRY, 1, "38/fria", 1)).thenAccepted();
    produced.when(P1, produce(CRUISER, 1, "38/abyz", 2)).thenRefused("producing_units.6");
    produced.when(P1, produce(CRUISER, 1, "38", 2)).thenAccepted();
  }

  /** An effect lets one unit be produced in system 38. */
  private static Scenario<GameState> producingOne(TableKit kit) {
    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(Production.by(one, P1, SystemId.of("38"))));
  }

  @Test
  @Rule("abilities.27")
  void whatAUnitSaysOfItsSystemAndPlanetIsWhereItIs() {
    Scenario<GameState> here = producing(kit());
    Scenario<GameState> elsewhere =
        producing(
            kit()
                .with(t ->
                    t.withUnits(
                        t.units()
                            .minus(Place.of("38/abyz"), List.of(UnitStack.of(P1, SPACE_DOCK, 1)))))
                .units(P1, "38/fria", SPACE_DOCK, 1));

    here.when(P1, produce(INFANTRY, 2, "38/fria", 1)).thenRefused("production.3");
    elsewhere.when(P1, produce(INFANTRY, 2, "38/fria", 1)).thenAccepted();
    elsewhere.when(P1, produce(INFANTRY, 2, "38/abyz", 1)).thenRefused("production.3");
    here.when(P1, produce(CRUISER, 1, "18")).thenRefused("producing_units.6");
  }

  private static TableKit captured(
      TableKit kit, Seat captor, Seat owner, UnitType type, int count) {
    return kit.with(new UnitsCaptured(captor, List.of(UnitStack.of(owner, type, count)))::fold);
  }

  private static Optional<Integer> reinforcements(Scenario<GameState> production, UnitType type) {
    return production.options(P1).stream()
        .filter(ProductionOption.Producing.class::isInstance)
        .flatMap(option -> ((ProductionOption.Producing) option).units().stream())
        .filter(unit -> unit.type() == type)
        .findFirst()
        .flatMap(Producible::reinforcements);
  }

  private static ProduceUnits produce(UnitType type, int count, String place) {
    return produce(type, count, place, 30);
  }

  private static ProduceUnits produce(UnitType type, int count, String place, int goods) {
    return new ProduceUnits(
        List.of(new Produced(type, count, Place.of(place))),
        List.of(),
        new Payment(List.of(), goods));
  }

  private static Scenario<GameState> producing(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Production(P1, SystemId.of("38"))));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .tile("18", 1, 0)
        .sheet(P1, 3, 9, 2)
        .controls(P1, "abyz", "fria")
        .units(P1, "38/abyz", SPACE_DOCK, 1)
        .goods(P1, 50, 0);
  }
}
