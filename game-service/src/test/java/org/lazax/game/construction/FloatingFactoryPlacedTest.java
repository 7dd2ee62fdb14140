package org.lazax.game.construction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1, the Clan of Saar, places a Floating Factory with Construction and controls Abyz in 38. */
class FloatingFactoryPlacedTest {
  private static final String ZONE = "exploration/demilitarized_zone_exploration";

  @Test
  @Rule("unit/floating_factory_i.N9")
  void itIsPlacedInTheSpaceAreaOfASystemWithAnOwnPlanet() {
    Scenario<GameState> card = Using.card(kit(), P1, "construction");

    Scenario<GameState> placed = card.when(P1, dock("38")).thenAccepted();
    assertThat(placed.table().units().at(Place.of("38")))
        .containsExactly(UnitStack.of(P1, SPACE_DOCK, 1));
    card.when(P1, dock("26")).thenRefused("construction.2");
    card.when(P1, dock("46")).thenRefused("construction.2");
  }

  @Test
  @Rule("unit/floating_factory_i.N9.1")
  void aPlanetWithADemilitarizedZoneIsNotEnough() {
    TableKit closed = kit().attached(ZONE, "abyz").tile("19", 1, 1).controls(P1, "wellon");

    Using.card(closed, P1, "construction").when(P1, dock("38")).thenRefused("construction.2");
    Using.card(closed, P1, "construction").when(P1, dock("19")).thenAccepted();
    Using.card(closed.controls(P1, "fria"), P1, "construction").when(P1, dock("38")).thenAccepted();
  }

  private static PlaceStructure dock(String system) {
    return new PlaceStructure(SPACE_DOCK, Place.of(system), Optional.empty());
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "saar")
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .tile("46", 1, 0)
        .controls(P1, "abyz", "jord")
        .controls(P2, "lodor");
  }
}
