package org.lazax.rules.planets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.technology.Colour;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.LegendaryAbility;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.planets.CardDetached;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.planets.LegendaryAbilitiesReadied;
import org.lazax.table.event.planets.LegendaryAbilityExhausted;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.planets.Planets;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class PlanetFactsTest {
  private static final PlanetId WELLON = new PlanetId("wellon");
  private static final PlanetId VEFUT = new PlanetId("vefut_ii");
  private static final PlanetId PRIMOR = new PlanetId("primor");

  private final TableKit board =
      TableKit.players(2).tile("19", 0, 0).tile("20", 0, 1).tile("65", 0, 2).tile("18", 0, 3);

  @Test
  @Rule("planets.N1")
  void neitherMecatolRexNorAHomePlanetHasATrait() {
    Table table = TableKit.players(2).tile("1", 0, 0).tile("18", 0, 1).table();

    assertThat(PlanetFacts.of(table, new PlanetId("jord")).traits()).isEmpty();
    assertThat(PlanetFacts.of(table, PlanetId.MECATOL_REX).traits()).isEmpty();
  }

  @Test
  @Rule({"mecatol_rex.N1", "legendary_planets.N7"})
  void aPlanetIsWhatIsPrinted() {
    PlanetFacts wellon = PlanetFacts.of(board.table(), WELLON);
    PlanetFacts mecatol = PlanetFacts.of(board.table(), PlanetId.MECATOL_REX);

    assertThat(wellon.resources()).isEqualTo(1);
    assertThat(wellon.influence()).isEqualTo(2);
    assertThat(wellon.traits()).containsExactly(Trait.INDUSTRIAL);
    assertThat(wellon.specialties()).containsExactly(Colour.CYBERNETIC);
    assertThat(mecatol.legendary()).isFalse();
    assertThat(PlanetFacts.of(board.table(), PRIMOR).legendary()).isTrue();
  }

  @Test
  @Rule({"attach.0", "attach.N1", "attach.3"})
  void attachedCardsAddTheirNumbersHoweverManyThereAre() {
    Table table =
        board
            .attached("exploration/dyson_sphere", "vefut_ii")
            .attached("agenda/senate_sanctuary", "vefut_ii")
            .attached("exploration/rich_world", "vefut_ii")
            .table();

    PlanetFacts vefut = PlanetFacts.of(table, VEFUT);

    assertThat(vefut.resources()).isEqualTo(2 + 2 + 1);
    assertThat(vefut.influence()).isEqualTo(2 + 1 + 2);
    assertThat(table.planets().attachedTo(VEFUT)).hasSize(3);
  }

  @Test
  void aResearchFacilityGivesASpecialtyOrItsNumbers() {
    String facility = "exploration/biotic_research_facility";
    Table table = board.attached(facility, "wellon").attached(facility, "vefut_ii").table();

    assertThat(PlanetFacts.of(table, VEFUT).specialties()).containsExactly(Colour.BIOTIC);
    assertThat(PlanetFacts.of(table, VEFUT).resources()).isEqualTo(2);
    assertThat(PlanetFacts.of(table, WELLON).specialties()).containsExactly(Colour.CYBERNETIC);
    assertThat(PlanetFacts.of(table, WELLON).resources()).isEqualTo(2);
  }

  @Test
  void aNanoForgeMakesAPlanetLegendaryAndTerraformGivesItEveryTrait() {
    Table table =
        board
            .attached("relic/nano_forge", "wellon")
            .attached("promissory_note/terraform", "vefut_ii")
            .controls(P1, "wellon")
            .table();

    assertThat(PlanetFacts.of(table, WELLON).legendary()).isTrue();
    assertThat(LegendaryAbility.heldBy(table, P1)).isEmpty();
    assertThat(PlanetFacts.of(table, VEFUT).traits()).hasSize(3);
  }

  @Test
  @Rule({"attach.2", "attach.2.1"})
  void whatIsAttachedStaysAsItIsWhenControlChanges() {
    Table table =
        board.controls(P1, "vefut_ii").attached("exploration/rich_world", "vefut_ii").table();

    Table conquered = new ControlGained(P2, VEFUT, true).fold(table);

    assertThat(conquered.planets().attachedTo(VEFUT)).isEqualTo(table.planets().attachedTo(VEFUT));
  }

  @Test
  void aPurgedPlanetTakesItsCardsAlong() {
    Table table =
        board
            .controls(P1, "primor")
            .attached("exploration/rich_world", "primor")
            .units(P2, "65/primor", INFANTRY, 1)
            .table();
    assertThat(new PlanetPurged(PRIMOR).guard(table)).isPresent();

    Table purged =
        new PlanetPurged(PRIMOR).fold(new LegendaryAbilityExhausted(P1, PRIMOR).fold(table));

    assertThat(purged.planets()).isEqualTo(Planets.NONE);
    assertThat(purged.galaxy().systemOf(PRIMOR)).isEmpty();
  }

  @Test
  void nothingComesToADemilitarizedZone() {
    for (String zone :
        List.of("agenda/demilitarized_zone", "exploration/demilitarized_zone_exploration")) {
      Table table = board.attached(zone, "wellon").table();
      UnitsPlaced landing =
          new UnitsPlaced(Place.of("19/wellon"), List.of(UnitStack.of(P1, INFANTRY, 1)));

      assertThat(table.guard(landing)).isPresent();
      assertThat(board.table().guard(landing)).isEmpty();
      assertThat(new CardDetached(WELLON, ComponentRef.parse(zone)).fold(table).guard(landing))
          .isEmpty();
    }
  }

  @Test
  @Rule({"legendary_planets.2", "legendary_planets.2.1", "planets.5"})
  void aLegendaryPlanetComesWithItsAbilityCardReadied() {
    Table table = new ControlGained(P1, PRIMOR, true).fold(board.table());

    assertThat(LegendaryAbility.heldBy(table, P1)).containsExactly(PRIMOR);
    assertThat(LegendaryAbility.isReady(table, P1, PRIMOR)).isTrue();
    assertThat(table.planets().readied(P1, PRIMOR)).isFalse();
  }

  @Test
  @Rule({"legendary_planets.2.2", "legendary_planets.3", "legendary_planets.N4"})
  void anExhaustedAbilityCardStaysSoInOtherHandsWhateverThePlanetsCardIs() {
    Table used =
        new LegendaryAbilityExhausted(P1, PRIMOR).fold(board.controls(P1, "primor").table());

    Table conquered = new ControlGained(P2, PRIMOR, true).fold(used);

    assertThat(used.planets().readied(P1, PRIMOR)).isTrue();
    assertThat(LegendaryAbility.isReady(conquered, P2, PRIMOR)).isFalse();
    assertThat(conquered.guard(new LegendaryAbilityExhausted(P1, PRIMOR))).isPresent();
    assertThat(conquered.guard(new LegendaryAbilityExhausted(P2, PRIMOR))).isPresent();
    Table spent =
        new PlanetsExhausted(P1, List.of(PRIMOR)).fold(board.controls(P1, "primor").table());
    assertThat(spent.planets().readied(P1, PRIMOR)).isFalse();
    assertThat(LegendaryAbility.isReady(spent, P1, PRIMOR)).as("the other way round").isTrue();
  }

  @Test
  @Rule("legendary_planets.N5")
  void readyingThePlanetDoesNotReadyItsAbility() {
    Table used =
        new LegendaryAbilityExhausted(P1, PRIMOR).fold(board.controls(P1, "primor").table());

    Table readied = new PlanetsReadied(P1, List.of(PRIMOR)).fold(used);

    assertThat(LegendaryAbility.isReady(readied, P1, PRIMOR)).isFalse();
    assertThat(
            LegendaryAbility.isReady(
                new LegendaryAbilitiesReadied(P1, List.of(PRIMOR)).fold(readied), P1, PRIMOR))
        .isTrue();
  }
}
