package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Only Lodor (26) and Quann (25) have wormholes, and P2 has a ship at Quann. */
class GhostShipTest extends ComponentActionCardTest {
  GhostShipTest() {
    super("ghost_ship");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("26", 0, 0)
        .tile("25", 0, 1)
        .tile("75", 0, 2)
        .tile("14", 0, 3)
        .units(P2, "25", CRUISER, 1);
  }

  @Test
  void aDestroyerIsPlacedAtAWormholeWithoutShipsOfOthers() {
    Scenario<GameState> asked = turn(position().units(P1, "26", CRUISER, 1)).when(P1, use());

    assertThat(asked.table().units().at(Place.of("26")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CRUISER, 1), UnitStack.of(P1, DESTROYER, 1));
  }

  @Test
  @Rule("action_card/ghost_ship.N1")
  void theNexusTheGateAndSystemsWithTokensOfWormholesCount() {
    TableKit more =
        position().tile("17", 1, 0).tileOffBoard("82A").marker(Marker.GAMMA_WORMHOLE, "75");

    assertThat(candidates(turn(more).when(P1, use())))
        .containsExactlyInAnyOrder("17", "26", "75", "82");
  }

  @Test
  @Rule("action_card/ghost_ship.N1.1")
  void aDestroyerInTheInactiveNexusTurnsIt() {
    Scenario<GameState> placed = played(position().tileOffBoard("82A"), "82");

    assertThat(placed.table().units().at(Place.of("82")))
        .containsExactly(UnitStack.of(P1, DESTROYER, 1));
    assertThat(NexusTile.inactive(placed.table().galaxy())).isEmpty();
  }

  @Test
  @Rule("action_card/ghost_ship.N4")
  void withoutDestroyersInTheReinforcementsOneIsTakenFromASystemWithoutOnesToken() {
    TableKit all =
        position()
            .sheet(P1, 3, 5, 2)
            .tile("27", 2, 0)
            .units(P1, "75", DESTROYER, 4)
            .units(P1, "27", DESTROYER, 4)
            .tokens(P1, "27");
    Scenario<GameState> placed = played(all);

    assertThat(placed.table().units().at(Place.of("26")))
        .containsExactly(UnitStack.of(P1, DESTROYER, 1));
    assertThat(placed.table().units().count(Place.of("75"), _ -> true)).isEqualTo(3);
    assertThat(placed.table().units().count(Place.of("27"), _ -> true)).isEqualTo(4);
  }

  @Test
  @Rule("action_card/ghost_ship.N2")
  void theHomeSystemOfNobodyInTheGameIsAHomeSystemToo() {
    refused(TableKit.players(2).tile("51", 0, 2));
    refused(TableKit.players(2).tile("51", 0, 2).player(P2, "creuss"));
  }

  @Test
  @Rule("action_card/ghost_ship.N3")
  void aSystemIsNeeded() {
    refused(TableKit.players(2).tile("75", 0, 2).tile("25", 0, 1).units(P2, "25", CRUISER, 1));
  }
}
