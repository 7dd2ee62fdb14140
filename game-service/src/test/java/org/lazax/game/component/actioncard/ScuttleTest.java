package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has a dreadnought and a fighter at Abyz (38) and two cruisers at Loki (75). */
class ScuttleTest extends ComponentActionCardTest {
  ScuttleTest() {
    super("scuttle", "38:dreadnought:1");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .tile("75", 0, 0)
        .units(P1, "38", DREADNOUGHT, 1)
        .units(P1, "38", FIGHTER, 1)
        .units(P1, "75", CRUISER, 2);
  }

  @Test
  void oneOrTwoShipsBecomeTradeGoodsByTheirCosts() {
    Scenario<GameState> asked = turn(position()).when(P1, use());
    assertThat(candidates(asked))
        .containsExactlyInAnyOrder("38:dreadnought:1", "75:cruiser:1", "75:cruiser:2");

    Scenario<GameState> two =
        asked.when(P1, new Choose(Service.GAME, List.of("38:dreadnought:1", "75:cruiser:2")));
    assertThat(two.table().player(P1).tradeGoods()).isEqualTo(4 + 2);
    assertThat(two.table().units().at(Place.of("38"))).as("no capacity is left").isEmpty();
    assertThat(two.table().units().at(Place.of("75")))
        .containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(played().table().player(P1).tradeGoods()).isEqualTo(4);
  }

  @Test
  void neitherNoneNorThreeShipsCanBeChosen() {
    Scenario<GameState> asked = turn(position()).when(P1, use());

    asked.when(P1, new Choose(Service.GAME, List.of())).thenRefusedAs("no-such-choice");
    asked
        .when(
            P1,
            new Choose(Service.GAME, List.of("38:dreadnought:1", "75:cruiser:1", "75:cruiser:2")))
        .thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("action_card/scuttle.N1")
  void aShipThatIsNoFighterIsNeeded() {
    refused(
        TableKit.players(2)
            .tile("38", 0, 1)
            .units(P1, "38", FIGHTER, 1)
            .units(P2, "38", CRUISER, 1));
  }
}
