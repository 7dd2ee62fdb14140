package org.lazax.map.movement;

import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.rules.kit.TableKit;

/** P1 has command tokens in systems 19 and 20, and moves to 21. */
class DominusOrbTest {
  private static final TableKit HELD =
      TableKit.players(2)
          .tile("19", 0, 0)
          .tile("20", 0, 1)
          .tile("21", 0, 2)
          .technologies(P1, "carrier_ii")
          .units(P1, "19", CARRIER, 1)
          .units(P1, "20", CRUISER, 1)
          .units(P1, "20/vefut_ii", INFANTRY, 1)
          .tokens(P1, "19", "20");

  @Test
  void shipsLeaveSystemsWithTokensOfTheirPlayer() {
    moving(HELD.effect(P1, "relic/dominus_orb"), P1, "21")
        .when(P1, move(ship(CRUISER, "20")))
        .thenAccepted();
    moving(HELD.units(P1, "21", CRUISER, 1).effect(P2, "relic/dominus_orb"), P1, "21")
        .when(P1, move(ship(CRUISER, "20")))
        .thenRefused("movement.4.3");
  }

  @Test
  void unitsAreTransportedFromThere() {
    moving(HELD.effect(P1, "relic/dominus_orb"), P1, "21")
        .when(P1, move(ship(CARRIER, "19", cargo("20/vefut_ii", INFANTRY, 1))))
        .thenAccepted();
  }
}
