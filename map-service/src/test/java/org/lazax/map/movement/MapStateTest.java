package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.map.state.ShipsMoved;
import org.lazax.table.galaxy.SystemId;

class MapStateTest {
  private static final ShipsMoved MOVED = new ShipsMoved(P1, SystemId.of("19"), List.of());

  @Test
  void theDiceInGravityRiftsAreKeptUntilTheNextMovement() {
    RiftCrossed crossed =
        new RiftCrossed(
            P1, UnitType.CRUISER, SystemId.of("41"), new Chance(0, List.of(10), List.of(4)), false);

    MapState after = MapState.INITIAL.evolve(MOVED).evolve(crossed);

    assertThat(after.last()).contains(MOVED);
    assertThat(after.riftRolls()).containsExactly(crossed);
    assertThat(after.evolve(MOVED).riftRolls()).isEmpty();
  }
}
