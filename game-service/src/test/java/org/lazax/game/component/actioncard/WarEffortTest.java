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
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has a destroyer at Loki (75). */
class WarEffortTest extends ComponentActionCardTest {
  WarEffortTest() {
    super("war_effort");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .units(P1, "75", DESTROYER, 1)
        .units(P2, "38", DESTROYER, 1);
  }

  @Test
  void aCruiserIsPlacedWithOnesShips() {
    assertThat(played().table().units().at(Place.of("75")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CRUISER, 1), UnitStack.of(P1, DESTROYER, 1));
  }

  @Test
  @Rule("action_card/war_effort.N1")
  void withoutCruisersInTheReinforcementsOneIsTakenFromASystemWithoutOnesToken() {
    TableKit all =
        position()
            .sheet(P1, 3, 5, 2)
            .tile("26", 1, 0)
            .tile("27", 2, 0)
            .damaged(P1, "26", CRUISER, 4)
            .units(P1, "27", CRUISER, 4)
            .tokens(P1, "27");
    Scenario<GameState> asked = played(all, "75");
    assertThat(asked.awaited()).isEmpty();
    assertThat(asked.table().units().count(P1, CRUISER)).isEqualTo(8);
    assertThat(asked.table().units().at(Place.of("75"))).contains(UnitStack.of(P1, CRUISER, 1));
    assertThat(asked.table().units().count(Place.of("27"), _ -> true)).isEqualTo(4);
  }

  @Test
  void aShipOfOnesOwnIsNeeded() {
    refused(TableKit.players(2).tile("38", 0, 1).units(P2, "38", DESTROYER, 1));
  }
}
