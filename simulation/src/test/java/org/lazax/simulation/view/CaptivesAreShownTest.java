package org.lazax.simulation.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.CombatDecider;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CaptureRolls;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.simulation.rules.Services;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** One service captures units, and the view of another shows the captives. */
final class CaptivesAreShownTest {

  @Test
  void aShipThatWasCapturedIsOnTheSheetOfItsCaptorInTheViewOfTheGame() {
    TableKit kit =
        TableKit.players(2)
            .tile("27", 0, 0)
            .tile("19", 1, 0)
            .player(P1, "vuil_raith")
            .controls(P1, "arretze")
            .controls(P2, "archon_ren")
            .frame(new Turn(P1))
            .units(P1, "27/new_albion", UnitType.SPACE_DOCK, 1)
            .units(P2, "19", UnitType.CRUISER, 2)
            .frame(
                new CaptureRolls(
                    P1,
                    List.of(SystemId.of("19")),
                    ComponentRef.parse("leader/it_feeds_on_carrion"),
                    4));

    JsonNode game =
        Views.of(Scenario.given(new CombatDecider(Services.emptyTable()), kit, 3, 9).table())
            .getFirst();

    assertThat(game.at("/parts/prophecy-of-kings.captives/held/p1"))
        .hasToString("[{\"owner\":\"p2\",\"type\":\"cruiser\",\"count\":1}]");
  }
}
