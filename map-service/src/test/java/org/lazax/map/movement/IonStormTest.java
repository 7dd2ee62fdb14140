package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.map.path.IonStorm;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

class IonStormTest {
  private static final SystemId STORM = SystemId.of("46");

  /** An alpha far from the storm. */
  private final TableKit board =
      TableKit.players(2)
          .tile("26", 0, 0)
          .tile("46", 0, 5)
          .marker(Marker.ION_STORM_ALPHA, "46")
          .units(P1, "26", CRUISER, 1);

  private final Starmap map = Starmap.seenBy(board.table(), P1);

  @Test
  @Rule({"exploration/ion_storm.N2", "exploration/ion_storm.N3"})
  void itTurnsOnceSomeShipHasGoneThroughIt() {
    assertThat(IonStorm.after(map, List.of(Passage.SIDE, Passage.throughIonStorm(Wormhole.ALPHA))))
        .containsExactly(new IonStormTurned(STORM));
  }

  @Test
  @Rule("exploration/ion_storm.N3")
  void aShipThatTakesAnotherWormholeOfItsKindLeavesItAsItIs() {
    assertThat(IonStorm.after(map, List.of(Passage.through(Wormhole.ALPHA)))).isEmpty();
  }

  @Test
  void whereItIsTheOnlyWayItIsUsed() {
    assertThat(map.passages(SystemId.of("26"), STORM))
        .containsExactly(Passage.throughIonStorm(Wormhole.ALPHA));
  }
}
