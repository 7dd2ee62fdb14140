package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** 46, 47 and 48 lie far from each other; Jol-Nar (p1) has a cruiser in the first two. */
class SpatialConduitTest {
  private static final String CARD = "technology/spatial_conduit_cylinders";

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "jol_nar")
        .technologies(P1, "spatial_conduit_cylinders")
        .tile("46", 0, 0)
        .tile("47", 4, 0)
        .tile("48", -4, 0)
        .tile("49", 0, 4)
        .controls(P1, "arretze")
        .controls(org.lazax.rules.kit.TableKit.P2, "archon_ren")
        .units(P1, "46", CRUISER, 1)
        .units(P1, "47", CRUISER, 1)
        .units(P1, "49", CRUISER, 1);
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SystemId.of(system)))
        .thenAccepted();
  }

  private static boolean areAdjacent(Table table, String one, String other) {
    return Starmap.of(table).areAdjacent(SystemId.of(one), SystemId.of(other));
  }

  @Test
  void theActiveSystemIsLinkedToOwnUnitsAndTheseNotToEachOther() {
    Scenario<GameState> linked = activated(board(), "46").when(P1, use(CARD)).thenAccepted();

    Table table = linked.table();
    assertThat(areAdjacent(table, "46", "47")).isTrue();
    assertThat(areAdjacent(table, "46", "49")).isTrue();
    assertThat(areAdjacent(table, "47", "49")).isFalse();
    assertThat(areAdjacent(table, "46", "48")).isFalse();
    assertThat(table.player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("spatial_conduit_cylinders"));
  }

  @Test
  void itIsOfNoUseWithoutUnitsThereAndElsewhereNorOnceItIsExhausted() {
    assertThat(activated(board(), "48").awaited()).as("none there").isEmpty();
    TableKit exhausted =
        board()
            .with(table ->
                table.withPlayer(P1, p -> p.withTechnologies(p.technologies(), p.technologies())));
    assertThat(activated(exhausted, "46").awaited()).isEmpty();
  }
}
