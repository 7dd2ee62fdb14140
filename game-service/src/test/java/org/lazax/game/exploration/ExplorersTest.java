package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.game.exploration.Explored.attached;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;

/** Who else explores, and where: Abyz and Fria (38) are hazardous, Loki (75) is cultural. */
class ExplorersTest {
  private static final String SCANLINK = "technology/scanlink_drone_network";

  @Test
  @Rule("technology/scanlink_drone_network.N1")
  void scanlinkDroneNetworkExploresAPlanetOfTheActiveSystemWithAUnit() {
    TableKit kit =
        Explored.board()
            .technologies(P1, "scanlink_drone_network")
            .inExplorationDecks("mining_world")
            .units(P2, "38/fria", PDS, 1)
            .units(P1, "18/mecatol_rex", INFANTRY, 1);
    Scenario<GameState> explored =
        activating(kit, "38").when(P1, ability(SCANLINK), 1).thenAccepted();
    assertThat(attached(explored, "abyz")).containsExactly("mining_world");
    assertThat(abilities(explored, P1)).as("once").doesNotContain(SCANLINK);
    assertThat(abilities(activating(kit, "18"), P1)).as("no trait").isEmpty();
    assertThat(abilities(activating(kit, "75"), P1)).as("no unit").isEmpty();

    Scenario<GameState> two =
        activating(kit.units(P1, "38/fria", PDS, 1), "38").when(P1, ability(SCANLINK));
    assertThat(candidates(two, P1)).containsExactly("38/abyz", "38/fria");
    assertThat(attached(two.when(P1, choose("38/fria"), 1), "fria"))
        .containsExactly("mining_world");
  }

  private static Scenario<GameState> activating(TableKit kit, String system) {
    return turn(kit, P1).when(P1, new ActivateSystem(SystemId.of(system))).thenAccepted();
  }
}
