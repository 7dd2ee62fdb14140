package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Nexus;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.galaxy.NexusTurned;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.leaders.LeaderState;

/** P1 has activated a system, and Creuss (p2) has linked it to all others with wormholes. */
class EmissaryTaivraTest {
  private static TableKit board() {
    return TableKit.players(2)
        .player(P2, "creuss")
        .leader(P2, "emissary_taivra", LeaderState.EXHAUSTED)
        .tile("26", 0, 0)
        .tile("46", 0, 5)
        .tileOffBoard("82A");
  }

  private static Scenario<MapState> linked(TableKit kit, String active) {
    return moving(kit.effect(P2, "leader/emissary_taivra", Map.of("system", active)), P1, active);
  }

  @Test
  @Rule("leader/emissary_taivra.N1")
  void shipsThatMoveToTheInactiveNexusTurnIt() {
    TableKit kit = board().units(P1, "26", CRUISER, 1);
    MoveShips coming = move(ship(CRUISER, "26"));

    assertThat(moving(kit, P1, "82").awaited()).as("without the link").isEmpty();
    Scenario<MapState> moved = linked(kit, "82").when(P1, coming).thenAccepted();
    assertThat(Nexus.due(moved.table().withKernel(board().table().kernel())))
        .containsExactly(new NexusTurned());
  }

  @Test
  @Rule("leader/emissary_taivra.N4")
  void theStormTurnsOnlyIfItsOwnWormholeIsTaken() {
    TableKit alpha = board().marker(Marker.ION_STORM_ALPHA, "46").units(P1, "46", CRUISER, 1);

    assertThat(storm(alpha, Passage.ABILITY)).isFalse();
    assertThat(storm(alpha, Passage.throughIonStorm(Wormhole.ALPHA))).isTrue();
    TableKit beta = board().marker(Marker.ION_STORM_BETA, "46").units(P1, "46", CRUISER, 1);
    assertThat(storm(beta, Passage.ABILITY)).isFalse();
    linked(beta, "26")
        .when(P1, move(ship(CRUISER, "46").through(Passage.throughIonStorm(Wormhole.BETA))))
        .thenRefused("wormholes.N4");
  }

  private static boolean storm(TableKit kit, Passage by) {
    Scenario<MapState> moved =
        linked(kit, "26").when(P1, move(ship(CRUISER, "46").through(by))).thenAccepted();
    return moved.happened().stream().anyMatch(IonStormTurned.class::isInstance);
  }
}
