package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** P1 has activated 38 with two planets, and has units there. */
class CeasefireTest {
  private final TableKit board =
      TableKit.players(2)
          .tile("38", 0, 0)
          .tile("19", 1, 0)
          .units(P2, "38", CRUISER, 1)
          .units(P1, "38", CARRIER, 1)
          .units(P1, "38/abyz", INFANTRY, 2)
          .units(P1, "19", CARRIER, 1);

  @Test
  @Rule("promissory_note/ceasefire.N2")
  void noShipsComeAndTheUnitsThatAreThereStay() {
    assertThat(moving(board, P1, "38").awaited()).as("its carrier may come").containsExactly(P1);
    Scenario<MapState> truce =
        moving(board.effect(P2, "promissory_note/ceasefire", Map.of("owner", "p1")), P1, "38");

    assertThat(truce.awaited()).as("no ship may move").isEmpty();
    assertThat(truce.table().units()).isEqualTo(board.table().units());
  }
}
