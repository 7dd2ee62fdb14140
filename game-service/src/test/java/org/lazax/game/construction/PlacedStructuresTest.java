package org.lazax.game.construction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What follows a structure that P1 places on Abyz or Fria (38), or in place of another one. */
class PlacedStructuresTest {
  private static final LetPass PASS = new LetPass(Service.GAME);
  private static final UseAbility DEPLOY = use("unit/hecatoncheires");
  private static final UseAbility PRODUCE = use("agenda/minister_of_industry");
  private static final UseAbility INFILTRATE = use("action_card/infiltrate");
  private static final Place ABYZ = Place.of("38/abyz");
  private static final Place LOKI = Place.of("75/loki");

  @Test
  @Rule({"deploy.0", "deploy.2.1"})
  void aMechAndAnInfantryComeInPlaceOfThePds() {
    Scenario<GameState> placed = given(titans()).when(P1, place(PDS, "38/abyz"));
    assertThat(placed.awaited()).containsExactly(P1);

    Scenario<GameState> deployed = placed.when(P1, DEPLOY);
    assertThat(deployed.table().units().at(ABYZ))
        .containsExactlyInAnyOrder(UnitStack.of(P1, MECH, 1), UnitStack.of(P1, INFANTRY, 1));
    assertThat(placed.when(P1, PASS).table().units().at(ABYZ))
        .containsExactly(UnitStack.of(P1, PDS, 1));
  }

  @Test
  void forADockAndForOtherPlayersItDoesNothing() {
    given(titans())
        .when(P1, place(SPACE_DOCK, "38/abyz"))
        .then(table -> assertThat(table.units().at(ABYZ)).hasSize(1))
        .when(P1, place(PDS, "38/fria"))
        .when(P1, DEPLOY)
        .thenAccepted();
    Scenario<GameState> sol = given(titans().player(P1, "sol").player(P2, "titans"));
    sol.when(P1, place(PDS, "38/abyz")).when(P1, place(PDS, "38/abyz")).thenAccepted();
  }

  @Test
  @Rule("unit/hecatoncheires.N1")
  void forEachPdsOfOneStepItIsDecidedByItself() {
    TableKit loki = loki("titans").units(P2, "75/loki", PDS, 2);
    Scenario<GameState> first = gained(loki).when(P1, INFILTRATE);
    assertThat(first.awaited()).containsExactly(P1);

    Scenario<GameState> second = first.when(P1, DEPLOY);
    assertThat(second.awaited()).containsExactly(P1);
    assertThat(second.when(P1, PASS).table().units().at(LOKI))
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, PDS, 1), UnitStack.of(P1, MECH, 1), UnitStack.of(P1, INFANTRY, 1));
    assertThat(second.when(P1, DEPLOY).table().units().at(LOKI))
        .containsExactlyInAnyOrder(UnitStack.of(P1, MECH, 2), UnitStack.of(P1, INFANTRY, 2));
  }

  @Test
  @Rule("unit/hecatoncheires.N2")
  void withAllMechsOnTheBoardNoneIsDeployed() {
    TableKit three = titans().controls(P1, "wellon").units(P1, "19/wellon", MECH, 3);
    assertThat(given(three).when(P1, place(PDS, "38/abyz")).options(P1))
        .anyMatch(org.lazax.rules.ability.AbilityOption.Usable.class::isInstance);

    TableKit four = titans().controls(P1, "wellon").units(P1, "19/wellon", MECH, 4);
    assertThat(given(four).when(P1, place(PDS, "38/abyz")).options(P1))
        .noneMatch(org.lazax.rules.ability.AbilityOption.Usable.class::isInstance);
  }

  @Test
  @Rule("unit/hecatoncheires.N3")
  void aPlanetWithTwoPdsTakesNeitherPdsNorMech() {
    given(titans().units(P1, "38/abyz", PDS, 2))
        .when(P1, place(PDS, "38/abyz"))
        .thenRefused("construction.2");
  }

  @Test
  @Rule("unit/hecatoncheires.N4")
  void aPdsMustBeThereToPlace() {
    TableKit wide =
        titans()
            .tile("20", 3, 0)
            .tile("21", 4, 0)
            .controls(P1, "wellon", "vefut_ii", "thibah")
            .units(P1, "19/wellon", PDS, 2)
            .units(P1, "20/vefut_ii", PDS, 2)
            .units(P1, "21/thibah", PDS, 2)
            .tokens(P1, "19")
            .tokens(P1, "20");
    PlaceStructure recalled = new PlaceStructure(PDS, ABYZ, Optional.of(Place.of("21/thibah")));
    Scenario<GameState> deployed = given(wide).when(P1, recalled).when(P1, DEPLOY);
    assertThat(deployed.table().units().at(Place.of("21/thibah")))
        .containsExactly(UnitStack.of(P1, PDS, 1));
    assertThat(deployed.table().units().at(ABYZ)).hasSize(2);

    given(wide.tokens(P1, "21")).when(P1, recalled).thenRefused("construction.2");
  }

  @Test
  @Rule({"agenda/minister_of_industry.N1", "agenda/minister_of_industry.N2"})
  void allUnitsInTheSystemOfTheNewDockProduceAndArePaid() {
    TableKit arborec =
        minister(board().player(P1, "arborec").goods(P1, 5, 0), P1)
            .units(P1, "38/fria", INFANTRY, 2);
    Scenario<GameState> placed = given(arborec).when(P1, place(SPACE_DOCK, "38/abyz"));
    assertThat(placed.awaited()).containsExactly(P1);

    Scenario<GameState> producing = placed.when(P1, PRODUCE);
    Production production = producing.table().kernel().within(Production.class).orElseThrow();
    assertThat(production.system()).isEqualTo(SystemId.of("38"));
    assertThat(production.dock()).as("not the dock alone").isEmpty();
    assertThat(production.allowance()).as("as any production").isEmpty();
    assertThat(org.lazax.rules.production.ProductionLimit.of(producing.table(), production))
        .as("three and two of the dock's planet, one for each Letani Warrior")
        .isGreaterThan(
            org.lazax.rules.production.ProductionLimit.of(
                producing.table(), Production.byDock(P1, ABYZ)));
    producing.when(P1, cruiser(1)).thenRefused("producing_units.1");
    producing.when(P1, cruiser(2)).thenAccepted();
  }

  @Test
  void onlyTheOwnerProducesAndOnlyForADock() {
    Scenario<GameState> others =
        given(minister(board(), P2)).when(P1, place(SPACE_DOCK, "38/abyz"));
    others.when(P1, place(PDS, "38/abyz")).thenAccepted();
    Scenario<GameState> own = given(minister(board(), P1)).when(P1, place(PDS, "38/abyz"));
    own.when(P1, new PlaceNoStructure()).thenAccepted();
  }

  @Test
  @Rule({"agenda/minister_of_industry.N3", "agenda/minister_of_industry.N3.1"})
  void noDockComesToOneOrBackToItsPlanet() {
    TableKit docks =
        minister(board(), P1)
            .controls(P1, "wellon", "loki")
            .units(P1, "38/abyz", SPACE_DOCK, 1)
            .units(P1, "19/wellon", SPACE_DOCK, 1)
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .tokens(P1, "75");
    Scenario<GameState> card = given(docks);
    card.when(P1, lifting("38/abyz", "38/abyz")).thenRefused("construction.2");
    card.when(P1, lifting("19/wellon", "38/abyz")).thenRefused("construction.2");
    card.when(P1, lifting("38/fria", "75/loki")).thenRefused("construction.4.1");
    card.when(P1, lifting("38/fria", "38/abyz")).when(P1, PRODUCE).thenAccepted();
  }

  @Test
  @Rule("agenda/minister_of_industry.N4")
  void aDockThatReplacesAnotherLetsProduceToo() {
    TableKit loki = minister(loki("sol"), P1).units(P2, "75/loki", SPACE_DOCK, 1);
    Scenario<GameState> producing = gained(loki).when(P1, INFILTRATE).when(P1, PRODUCE);

    assertThat(producing.table().kernel().within(Production.class).orElseThrow().system())
        .isEqualTo(SystemId.of("75"));
  }

  private static TableKit board() {
    return TableKit.players(2)
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("19", 2, 0)
        .tile("75", 0, 1)
        .controls(P1, "abyz", "fria")
        .goods(P1, 5, 0)
        .sheet(P2, 3, 3, 0);
  }

  private static TableKit titans() {
    return board().player(P1, "titans");
  }

  private static TableKit minister(TableKit kit, org.lazax.chronicle.Seat owner) {
    return kit.with(t ->
        t.withCouncil(
            t.council()
                .withLaw(
                    new Law(
                        new AgendaId("minister_of_industry"),
                        Optional.of(AgendaOutcome.elect(owner)),
                        Optional.of(owner)))));
  }

  /** P1 gains Loki, on which P2 has structures. */
  private static TableKit loki(String faction) {
    return board()
        .player(P1, faction)
        .units(P1, "75", CARRIER, 1)
        .tokens(P1, "75")
        .controls(P2, "loki", "arretze")
        .holds(P1, "infiltrate");
  }

  private static Scenario<GameState> gained(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting())
            .frame(new GainControl(Service.GAME, P1, new PlanetId("loki"))));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "construction");
  }

  /** A cruiser in the system, for so many goods. */
  private static ProduceUnits cruiser(int goods) {
    return new ProduceUnits(
        List.of(new Produced(UnitType.CRUISER, 1, Place.of("38"))),
        List.of(),
        new Payment(List.of(), goods));
  }

  private static PlaceStructure place(UnitType type, String place) {
    return new PlaceStructure(type, Place.of(place), Optional.empty());
  }

  private static PlaceStructure lifting(String place, String from) {
    return new PlaceStructure(SPACE_DOCK, Place.of(place), Optional.of(Place.of(from)));
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }
}
