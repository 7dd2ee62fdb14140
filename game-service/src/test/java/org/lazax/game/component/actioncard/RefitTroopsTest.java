package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
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

/** P1 has three infantry on Abyz (38) and one on Loki (75). */
class RefitTroopsTest extends ComponentActionCardTest {
  RefitTroopsTest() {
    super("refit_troops", "38/abyz:infantry:1");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .tile("75", 0, 0)
        .controls(P1, "abyz", "loki")
        .units(P1, "38/abyz", INFANTRY, 3)
        .units(P1, "75/loki", INFANTRY, 1);
  }

  @Test
  void oneOrTwoInfantryBecomeMechs() {
    Scenario<GameState> asked = turn(position()).when(P1, use());
    Scenario<GameState> two =
        asked.when(
            P1, new Choose(Service.GAME, List.of("38/abyz:infantry:1", "75/loki:infantry:1")));

    assertThat(two.table().units().at(Place.of("38/abyz")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, INFANTRY, 2), UnitStack.of(P1, MECH, 1));
    assertThat(two.table().units().at(Place.of("75/loki")))
        .containsExactly(UnitStack.of(P1, MECH, 1));
    assertThat(played().table().units().at(Place.of("38/abyz")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, INFANTRY, 2), UnitStack.of(P1, MECH, 1));
    asked
        .when(
            P1,
            new Choose(
                Service.GAME,
                List.of("38/abyz:infantry:1", "38/abyz:infantry:2", "75/loki:infantry:1")))
        .thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("action_card/refit_troops.N1")
  void anInfantryOnTheBoardIsNeeded() {
    refused(TableKit.players(2).tile("38", 0, 1).units(P2, "38/abyz", INFANTRY, 1));
  }

  @Test
  @Rule("action_card/refit_troops.N2")
  void withoutMechsInTheReinforcementsOneIsTakenFromASystemWithoutOnesTokenAndIsUndamaged() {
    TableKit all =
        position()
            .tile("26", 1, 0)
            .tile("27", 2, 0)
            .damaged(P1, "26/lodor", MECH, 2)
            .units(P1, "27/starpoint", MECH, 2)
            .tokens(P1, "27");
    Scenario<GameState> placed = played(all, "38/abyz:infantry:1");

    assertThat(placed.table().units().at(Place.of("38/abyz")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, INFANTRY, 2), UnitStack.of(P1, MECH, 1));
    assertThat(placed.table().units().count(Place.of("26/lodor"), _ -> true)).isEqualTo(1);
    assertThat(placed.table().units().count(P1, MECH)).isEqualTo(4);
  }
}
