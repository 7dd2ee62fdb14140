package org.lazax.game.construction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.placing;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.stats.Stats;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 holds Construction and controls Abyz and Fria in system 38, P2 Lodor in system 26. */
class ConstructionTest {
  private static final PlaceNoStructure NOTHING = new PlaceNoStructure();

  @Test
  @Rule({"construction.0", "construction.2"})
  void aStructureAndThenAPdsArePlacedOnPlanetsOfOnesOwn() {
    Scenario<GameState> second = given(kit()).when(P1, place(SPACE_DOCK, "38/abyz"));
    second.thenEvents(placed(SPACE_DOCK, "38/abyz"));

    second.when(P1, place(SPACE_DOCK, "38/fria")).thenRefused("construction.2");
    second.when(P1, place(PDS, "26/lodor")).thenRefused("construction.2");
    assertThat(second.when(P1, place(PDS, "38/fria")).happened())
        .startsWith(placed(PDS, "38/fria"));
  }

  @Test
  @Rule({"structures.0", "pds.0"})
  void pdsAndSpaceDocksAreStructuresAndNothingElseIs() {
    Scenario<GameState> card = given(kit());

    for (UnitType type : UnitType.values()) {
      boolean structure = type == PDS || type == SPACE_DOCK;
      assertThat(Stats.find(kit().table(), P1, type).filter(UnitCard::isStructure).isPresent())
          .as(type.toString())
          .isEqualTo(structure);
      assertThat(card.when(P1, place(type, "38/abyz")).refusal().isEmpty())
          .as("placed by the card: " + type)
          .isEqualTo(structure);
    }
  }

  @Test
  @Rule({"structures.2", "pds.2", "space_dock.2"})
  void bothHalvesOfTheCardGiveEitherStructure() {
    Scenario<GameState> primary = given(kit());
    Scenario<GameState> secondary = secondary(kit()).when(P2, placing("26"));

    for (UnitType structure : List.of(PDS, SPACE_DOCK)) {
      assertThat(primary.when(P1, place(structure, "38/abyz")).table().units().count(P1, structure))
          .isOne();
      assertThat(
              secondary.when(P2, place(structure, "26/lodor")).table().units().count(P2, structure))
          .isOne();
    }
  }

  @Test
  @Rule({"construction.2.1", "construction.2.2"})
  void bothMayGoOnOnePlanetWhereverOnesTokensLie() {
    given(kit().tokens(P1, "38"))
        .when(P1, place(PDS, "38/abyz"))
        .when(P1, place(PDS, "38/abyz"))
        .thenAccepted()
        .then(table ->
            assertThat(table.units().at(Place.of("38/abyz")))
                .containsExactly(UnitStack.of(P1, PDS, 2)));
  }

  @Test
  @Rule("construction.2")
  void eachMayBeLeft() {
    given(kit().sheet(P2, 3, 3, 0))
        .when(P1, NOTHING)
        .when(P1, NOTHING)
        .thenEvents(new StrategyCardExhausted(P1, card("construction")));
  }

  @Test
  @Rule({"construction.N1", "construction.N2", "structures.6"})
  void aPlanetHasRoomForOneDockAndTwoPds() {
    TableKit kit = kit().units(P1, "38/abyz", SPACE_DOCK, 1).units(P1, "38/fria", PDS, 2);

    assertThat(given(kit).options(P1))
        .containsExactly(
            new ConstructionOption(PDS, Set.of(Place.of("38/abyz")), List.of()),
            new ConstructionOption(SPACE_DOCK, Set.of(Place.of("38/fria")), List.of()),
            Option.plain(new PlaceNoStructure()));
    given(kit).when(P1, place(SPACE_DOCK, "38/abyz")).thenRefused("construction.2");
    given(kit).when(P1, place(PDS, "38/fria")).thenRefused("construction.2");
  }

  @Test
  @Rule("structures.4")
  void noSecondDockStandsOnAPlanet() {
    given(kit().units(P1, "38/abyz", SPACE_DOCK, 1))
        .when(P1, place(SPACE_DOCK, "38/abyz"))
        .thenRefused("construction.2");
    given(kit().units(P1, "38/abyz", PDS, 2)).when(P1, place(SPACE_DOCK, "38/abyz")).thenAccepted();
  }

  @Test
  @Rule({"structures.5", "pds.3"})
  void aSecondPdsStandsOnAPlanetAndNoThirdAndNoneInSpace() {
    given(kit().units(P1, "38/abyz", PDS, 1)).when(P1, place(PDS, "38/abyz")).thenAccepted();
    given(kit().units(P1, "38/abyz", PDS, 2))
        .when(P1, place(PDS, "38/abyz"))
        .thenRefused("construction.2");
    given(kit()).when(P1, place(PDS, "38")).thenRefused("construction.2");
  }

  @Test
  @Rule("construction.N3")
  void aDemilitarizedZoneTakesNoStructure() {
    TableKit kit = kit().attached("exploration/demilitarized_zone_exploration", "abyz");

    given(kit).when(P1, place(PDS, "38/abyz")).thenRefused("construction.2");
    given(kit).when(P1, place(PDS, "38/fria")).thenAccepted();
    TableKit closed = kit.attached("exploration/demilitarized_zone_exploration", "fria");
    assertThat(given(closed.sheet(P2, 3, 3, 0)).table().kernel().stack())
        .as("there is nowhere to build")
        .isEmpty();
  }

  @Test
  @Rule("structures.1.1")
  void theSaarBuildTheirDockInTheSpaceAbove() {
    given(kit().player(P1, "saar"))
        .when(P1, place(SPACE_DOCK, "38"))
        .thenEvents(placed(SPACE_DOCK, "38"));
  }

  @Test
  @Rule({"construction.4", "construction.4.1", "reinforcements.N1", "component_limitations.4.1"})
  void withoutAPieceInReinforcementsOneIsTakenFromASystemWithoutOnesToken() {
    TableKit kit =
        kit()
            .controls(P1, "lodor", "arinam", "meer")
            .units(P1, "26/lodor", SPACE_DOCK, 1)
            .units(P1, "37/arinam", SPACE_DOCK, 1)
            .units(P1, "37/meer", SPACE_DOCK, 1)
            .tokens(P1, "26");
    Scenario<GameState> card = given(kit);

    card.when(P1, place(SPACE_DOCK, "38/abyz")).thenRefused("construction.4.1");
    card.when(P1, lifting(SPACE_DOCK, "38/abyz", "26/lodor")).thenRefused("construction.4.1");
    card.when(P1, lifting(PDS, "38/abyz", "37/meer")).thenRefused("construction.4.1");
    card.when(P1, lifting(SPACE_DOCK, "38/abyz", "37/meer"))
        .thenEvents(
            new UnitsRemoved(Place.of("37/meer"), List.of(UnitStack.of(P1, SPACE_DOCK, 1))),
            placed(SPACE_DOCK, "38/abyz"));
  }

  @Test
  @Rule({"construction.3", "construction.N1"})
  void theOthersPutTheTokenInASystemAndBuildThere() {
    Scenario<GameState> secondary = secondary(kit().controls(P2, "arinam"));

    secondary.when(P2, Using.FOLLOW).thenRefused("construction.3");
    Scenario<GameState> paid = secondary.when(P2, placing("26"));
    paid.thenEvents(new TokenPlaced(P2, Pool.STRATEGY, SystemId.of("26")));
    paid.when(P2, place(PDS, "37/arinam")).thenRefused("construction.2");
    assertThat(
            paid.when(P2, place(SPACE_DOCK, "26/lodor")).table().units().at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P2, SPACE_DOCK, 1));
  }

  @Test
  @Rule({"construction.3", "command_tokens.6"})
  void aTokenForASystemWithOneOfOnesOwnGoesBack() {
    Scenario<GameState> paid = secondary(kit().tokens(P2, "26")).when(P2, placing("26"));

    paid.thenEvents(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(paid.awaited()).containsExactly(P2);
  }

  private static PlaceStructure place(UnitType type, String place) {
    return new PlaceStructure(type, Place.of(place), Optional.empty());
  }

  private static PlaceStructure lifting(UnitType type, String place, String from) {
    return new PlaceStructure(type, Place.of(place), Optional.of(Place.of(from)));
  }

  private static UnitsPlaced placed(UnitType type, String place) {
    return new UnitsPlaced(Place.of(place), List.of(UnitStack.of(P1, type, 1)));
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("26", 0, 1)
        .tile("37", -1, 0)
        .controls(P1, "abyz", "fria")
        .controls(P2, "lodor")
        .sheet(P3, 3, 3, 0);
  }

  private static Scenario<GameState> secondary(TableKit kit) {
    return given(kit).when(P1, NOTHING).when(P1, NOTHING);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "construction");
  }
}
