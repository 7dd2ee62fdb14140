package org.lazax.rules.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;

class NeighboursTest {
  private final TableKit board =
      TableKit.players(3).tile("19", 0, 0).tile("20", 0, 1).tile("21", 0, 3);

  @Test
  @Rule("neighbors.0")
  void aUnitAndAnEmptyPlanetInAdjacentSystemsMakeNeighbours() {
    Table table =
        board
            .units(P1, "19/wellon", INFANTRY, 1)
            .controls(P2, "vefut_ii")
            .controls(P3, "thibah")
            .table();

    assertThat(Neighbours.of(table, P1)).containsExactly(P2);
    assertThat(Neighbours.of(table, P3)).isEmpty();
  }

  @Test
  void onlyThePlayersThatAreAskedForAreNamed() {
    Table table =
        board
            .units(P1, "19/wellon", INFANTRY, 1)
            .controls(P2, "vefut_ii")
            .units(P3, "19", CARRIER, 1)
            .table();

    assertThat(Neighbours.of(table, P1)).containsExactly(P2, P3);
    assertThat(Neighbours.among(table, P1, List.of(P1, P3))).containsExactly(P3);
  }

  @Test
  @Rule({"neighbors.2", "hyperlanes.N2.3"})
  void wormholesAndHyperlanesMakeNeighbours() {
    Table table =
        board
            .tile("39", 4, 0)
            .tile("26", 0, 9)
            .units(P1, "39", CARRIER, 1)
            .units(P2, "26/lodor", SPACE_DOCK, 1)
            .tile("83A", 0, 2, 2)
            .units(P3, "20", CARRIER, 1)
            .units(P1, "21", CARRIER, 1)
            .table();

    assertThat(Neighbours.are(table, P1, P2)).isTrue();
    assertThat(Neighbours.are(table, P1, P3)).isTrue();
    assertThat(Neighbours.are(table, P2, P3)).isFalse();
  }
}
