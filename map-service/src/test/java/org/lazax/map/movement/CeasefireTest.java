package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has activated 38 with two planets, and has ships there. P2 has played its note. */
class CeasefireTest {
  private final TableKit board =
      TableKit.players(2)
          .tile("38", 0, 0)
          .tile("19", 1, 0)
          .units(P2, "38", CRUISER, 1)
          .units(P1, "19", CARRIER, 1);

  @Test
  @Rule("promissory_note/ceasefire.N2")
  void noShipsComeAndTheUnitsThatAreThereStay() {
    TableKit fleets = board.units(P1, "38", CARRIER, 1);
    assertThat(moving(fleets, P1, "38").awaited()).as("a carrier may come").containsExactly(P1);
    Scenario<MapState> still = moving(truce(fleets), P1, "38");

    assertThat(still.awaited()).as("no ship may move").isEmpty();
    assertThat(still.table().units()).isEqualTo(fleets.table().units());
  }

  @Test
  @Rule({"promissory_note/ceasefire.N2", "promissory_note/ceasefire.N3"})
  void aShipThatIsThereStillTakesGroundForcesAboard() {
    TableKit ashore = board.units(P1, "38", CARRIER, 1).units(P1, "38/abyz", INFANTRY, 2);
    Scenario<MapState> still = moving(truce(ashore), P1, "38");

    assertThat(Movers.of(still.table(), new Movement(P1, SystemId.of("38"))).ships())
        .singleElement()
        .matches(Mover::stays);
    still.when(P1, move(ship(CARRIER, "19"))).thenRefused("promissory_note/ceasefire.N2");
    Scenario<MapState> lifted =
        still.when(
            P1, move(ship(CARRIER, "38", cargo("38/abyz", INFANTRY, 2)).along(MovementKit.path())));
    assertThat(lifted.table().units().at(Place.of("38"), P1))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CARRIER, 1), UnitStack.of(P1, INFANTRY, 2));
  }

  private static TableKit truce(TableKit kit) {
    return kit.effect(P2, "promissory_note/ceasefire", Map.of("owner", "p1"));
  }
}
