package org.lazax.rules.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class PlacementTest {
  private final TableKit board = TableKit.players(2).tile("19", 0, 0);

  @Test
  @Rule({"ships.1", "system_tiles.6"})
  void shipsAreInSpaceAlone() {
    assertThat(rule(board, "19/wellon", CRUISER, 1)).contains("ships.1");
    assertThat(rule(board, "19", CRUISER, 1)).isEmpty();
  }

  @Test
  @Rule({"structures.1", "structures.6", "system_tiles.5"})
  void structuresAreOnPlanetsAlone() {
    assertThat(rule(board, "19", PDS, 1)).contains("structures.1");
    assertThat(rule(board, "19/wellon", PDS, 1)).isEmpty();
  }

  @Test
  @Rule("structures.1.1")
  void aFloatingFactoryIsInSpace() {
    TableKit saar = board.player(P1, "saar");

    assertThat(rule(saar, "19", SPACE_DOCK, 1)).isEmpty();
    assertThat(rule(saar, "19/wellon", SPACE_DOCK, 1)).contains("structures.1.1");
  }

  @Test
  @Rule({"structures.4", "structures.6", "space_dock.3"})
  void aPlanetHoldsOneSpaceDock() {
    TableKit docked = board.units(P1, "19/wellon", SPACE_DOCK, 1);

    assertThat(rule(docked, "19/wellon", SPACE_DOCK, 1)).contains("structures.4");
    assertThat(rule(board, "19/wellon", SPACE_DOCK, 1)).isEmpty();
  }

  @Test
  @Rule({"structures.5", "structures.6"})
  void aPlanetHoldsTwoPds() {
    TableKit defended = board.units(P1, "19/wellon", PDS, 1);

    assertThat(rule(defended, "19/wellon", PDS, 1)).isEmpty();
    assertThat(rule(defended, "19/wellon", PDS, 2)).contains("structures.5");
  }

  @Test
  @Rule("ground_forces.3")
  void groundForcesOnAPlanetAreUnlimited() {
    TableKit crowded = board.units(P1, "19/wellon", INFANTRY, 40);

    assertThat(rule(crowded, "19/wellon", INFANTRY, 10)).isEmpty();
  }

  private static Optional<String> rule(TableKit kit, String place, UnitType type, int count) {
    return kit.table()
        .guard(new UnitsPlaced(Place.of(place), List.of(UnitStack.of(P1, type, count))))
        .flatMap(Refusal::rule);
  }
}
