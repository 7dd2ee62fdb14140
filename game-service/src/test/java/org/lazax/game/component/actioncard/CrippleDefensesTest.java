package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P2 has two PDS on Abyz (38). */
class CrippleDefensesTest extends ComponentActionCardTest {
  CrippleDefensesTest() {
    super("cripple_defenses", "abyz");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .controls(P2, "abyz")
        .units(P2, "38/abyz", PDS, 2)
        .units(P2, "38/abyz", INFANTRY, 1)
        .units(P2, "38/fria", PDS, 1);
  }

  @Test
  void allPdsOnThePlanetAreDestroyedAndNothingElse() {
    Scenario<GameState> crippled = played(position(), "abyz");

    assertThat(crippled.table().units().at(Place.of("38/abyz")))
        .containsExactly(UnitStack.of(P2, INFANTRY, 1));
    assertThat(crippled.table().units().at(Place.of("38/fria"))).hasSize(1);
  }

  @Test
  @Rule("action_card/cripple_defenses.N1")
  void aPlanetWithoutPdsCanBeChosen() {
    TableKit empty = TableKit.players(2).tile("38", 0, 1).units(P1, "38/fria", INFANTRY, 1);

    assertThat(candidates(turn(empty).when(P1, use()))).containsExactly("abyz", "fria");
    assertThat(played(empty, "fria").table().units()).isEqualTo(empty.table().units());
  }
}
