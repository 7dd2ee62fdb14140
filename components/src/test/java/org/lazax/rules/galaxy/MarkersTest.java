package org.lazax.rules.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.galaxy.MarkerRemoved;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

class MarkersTest {
  private static final SystemId ALPHA = SystemId.of("26");
  private static final SystemId EMPTY = SystemId.of("46");

  private final TableKit board = TableKit.players(2).tile("26", 0, 0).tile("46", 0, 5);

  @Test
  @Rule({"frontier_tokens.0", "frontier_tokens.1.2", "exploration.4.1"})
  void aSystemHasOneFrontierTokenAtMost() {
    MarkersPlaced laid = new MarkersPlaced(Marker.FRONTIER, List.of(EMPTY));

    Table table = laid.fold(board.table());

    assertThat(laid.guard(board.table())).isEmpty();
    assertThat(table.galaxy().markers().has(EMPTY, Marker.FRONTIER)).isTrue();
    assertThat(laid.guard(table))
        .hasValueSatisfying(no -> assertThat(no.rule()).contains("frontier_tokens.1.2"));
    assertThat(new MarkersPlaced(Marker.FRONTIER, List.of(SystemId.of("83"))).guard(table))
        .isPresent();
  }

  @Test
  @Rule({"wormholes.N2", "wormholes.N1"})
  void ofTwoWormholesOfOneKindOneStaysWhenTheOtherGoes() {
    Table both = board.marker(Marker.CREUSS_ALPHA, "26").table();

    Table one = new MarkerRemoved(Marker.CREUSS_ALPHA, ALPHA).fold(both);

    assertThat(both.galaxy().wormholes(ALPHA)).containsExactly(Wormhole.ALPHA, Wormhole.ALPHA);
    assertThat(both.galaxy().areAdjacent(ALPHA, ALPHA)).isFalse();
    assertThat(one.galaxy().wormholes(ALPHA)).containsExactly(Wormhole.ALPHA);
    assertThat(both.galaxy().anomalies(ALPHA)).isEmpty();
    assertThat(new MarkerRemoved(Marker.CREUSS_ALPHA, ALPHA).guard(one)).isPresent();
  }

  @Test
  @Rule("elimination.10.2")
  void theTokensOfCreussOutlastThem() {
    Table table = board.player(P1, "creuss").marker(Marker.CREUSS_BETA, "46").table();

    Table after = new PlayerEliminated(P1).fold(table);

    assertThat(after.galaxy().wormholes(EMPTY)).containsExactly(Wormhole.BETA);
  }

  @Test
  void theIonStormTurnsToItsOtherSideAndThereIsButOne() {
    Table storm = board.marker(Marker.ION_STORM_ALPHA, "46").table();

    Table turned = new IonStormTurned(EMPTY).fold(storm);

    assertThat(storm.galaxy().adjacent(EMPTY)).containsExactly(ALPHA);
    assertThat(turned.galaxy().adjacent(EMPTY)).isEmpty();
    assertThat(turned.galaxy().markers().ionStorm()).contains(EMPTY);
    assertThat(new IonStormTurned(ALPHA).guard(storm)).isPresent();
    assertThat(new MarkersPlaced(Marker.ION_STORM_BETA, List.of(ALPHA)).guard(storm)).isPresent();
  }

  @Test
  @Rule({"elimination.N2", "elimination.N2.1"})
  void theHomeOfAnEliminatedPlayerStaysAHome() {
    Table table = board.player(P1, "sol").tile("1", 3, 3).table();

    Table after = new PlayerEliminated(P1).fold(table);

    assertThat(after.galaxy().tile(SystemId.of("1")).kind()).isEqualTo(Tile.Kind.HOME);
  }

  @Test
  void mirageComesIntoPlayOnceAndAPurgedPlanetNeverAgain() {
    PlanetId mirage = new PlanetId("mirage");
    Table table = new PlanetAdded(mirage, EMPTY).fold(board.table());

    assertThat(table.galaxy().planets(EMPTY)).containsExactly(mirage);
    assertThat(table.galaxy().systemOf(mirage)).contains(EMPTY);
    assertThat(new PlanetAdded(mirage, ALPHA).guard(table)).isPresent();

    Table purged = new PlanetPurged(mirage).fold(table);

    assertThat(purged.galaxy().planets(EMPTY)).isEmpty();
    assertThat(new PlanetAdded(mirage, ALPHA).guard(purged)).isPresent();
    assertThat(new PlanetPurged(mirage).guard(purged)).isPresent();
  }
}
