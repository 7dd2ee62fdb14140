package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 controls Loki (75) and Abyz (38). */
class FrontlineDeploymentTest extends ComponentActionCardTest {
  FrontlineDeploymentTest() {
    super("frontline_deployment", "38/abyz");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).tile("75", 0, 0).tile("38", 0, 1).controls(P1, "loki", "abyz");
  }

  @Test
  @Rule("action_card/frontline_deployment.N2")
  void threeInfantryGoToOnePlanet() {
    Scenario<GameState> placed = played();

    assertThat(placed.table().units().at(Place.of("38/abyz")))
        .containsExactly(UnitStack.of(P1, INFANTRY, 3));
    assertThat(placed.table().units().at(Place.of("75/loki"))).isEmpty();
  }

  @Test
  @Rule("action_card/frontline_deployment.N1")
  void aPlanetIsNeeded() {
    refused(TableKit.players(2).tile("75", 0, 0).controls(P2, "loki"));
  }
}
