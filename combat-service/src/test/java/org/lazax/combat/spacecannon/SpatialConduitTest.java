package org.lazax.combat.spacecannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.field;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.components.faction.jolnar.SpatialConduitCylinders;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;

/** Jol-Nar (p1) has come to 27 and has linked it to its units elsewhere. */
class SpatialConduitTest {
  private static final String CARD = "technology/spatial_conduit_cylinders";

  @Test
  @Rule("technology/spatial_conduit_cylinders.N1")
  void cannonsOfRivalsReachTheActiveSystemFromWhereverItIsLinked() {
    TableKit far =
        field()
            .player(P1, "jol_nar")
            .technologies(P1, "spatial_conduit_cylinders")
            .technologies(P2, "pds_ii")
            .tile("26", 5, 0)
            .units(P1, "27", CRUISER, 1)
            .units(P2, "26/lodor", PDS, 1);
    TableKit shared = far.units(P1, "26", CRUISER, 1);

    assertThat(cannons(linked(shared)).awaited()).containsExactly(P2);
    assertThat(cannons(shared).awaited()).as("without the link").isEmpty();
    assertThat(cannons(linked(far)).awaited()).as("where no unit of Jol-Nar is").isEmpty();
  }

  private static TableKit linked(TableKit kit) {
    return kit.effect(P1, CARD, SpatialConduitCylinders.from(SYSTEM));
  }
}
