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
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P2 has three infantry and a mech on Abyz (38). */
class PlagueTest extends ComponentActionCardTest {
  PlagueTest() {
    super("plague", "abyz");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .tile("75", 0, 2)
        .controls(P2, "abyz", "fria")
        .units(P2, "38/abyz", INFANTRY, 3)
        .units(P2, "38/abyz", MECH, 1);
  }

  @Test
  void aSixDestroysAnInfantryAndAFiveDoesNot() {
    Scenario<GameState> fallen =
        turn(position())
            .when(P1, use())
            .when(P1, new Choose(Service.GAME, List.of("abyz")), 5, 6, 10);

    assertThat(fallen.table().units().at(Place.of("38/abyz")))
        .containsExactlyInAnyOrder(UnitStack.of(P2, INFANTRY, 1), UnitStack.of(P2, MECH, 1));
  }

  @Test
  @Rule("action_card/plague.N1")
  void aPlanetWithoutInfantryCanBeChosen() {
    Scenario<GameState> nobody = played(position(), "fria");

    assertThat(nobody.events()).noneMatch(AbilityDiceRolled.class::isInstance);
    assertThat(nobody.table().units()).isEqualTo(position().table().units());
  }

  /** A player who is eliminated controls no planet, so nobody's planet is no target. */
  @Test
  void onlyPlanetsOfOtherPlayersCanBeChosen() {
    TableKit dead =
        TableKit.players(2)
            .tile("38", 0, 1)
            .controls(P1, "abyz")
            .with(t -> t.withPlayer(P2, p -> p.withEliminated(true)));

    assertThat(candidates(turn(position().controls(P1, "loki")).when(P1, use())))
        .containsExactly("abyz", "fria");
    refused(dead);
  }
}
