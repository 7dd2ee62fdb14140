package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;

/** P1 holds Rally and activates 38, where P2, the Xxcha, has a cruiser. */
class NullifiedActivationTest {
  private static final String FIELD = "technology/nullification_field";
  private static final String RALLY = "action_card/rally";
  private static final LetPass NO = new LetPass(Service.GAME);

  @Test
  @Rule("technology/nullification_field.N1")
  void theActivePlayerUsesNothingMoreAfterIt() {
    Scenario<GameState> waiting = activated(kit().technologies(P2, "nullification_field"));
    Scenario<GameState> nullified = waiting.when(P2, Using.ability(FIELD)).thenAccepted();

    assertThat(nullified.awaited()).isEmpty();
    assertThat(nullified.table().kernel().stack()).as("the turn is over").isEmpty();
    assertThat(nullified.table().player(P1).actionCards()).hasSize(1);
  }

  /** P1 lets its own card be at first. */
  private static Scenario<GameState> activated(TableKit kit) {
    Scenario<GameState> activated =
        Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of("38"))).thenAccepted();
    assertThat(Using.abilities(activated, P1)).containsExactly(RALLY);
    return activated.when(P1, NO).thenAccepted();
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P2, "xxcha")
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .controls(P1, "lodor")
        .controls(P2, "abyz")
        .units(P2, "38", CRUISER, 1)
        .sheet(P2, 2, 3, 2)
        .holds(P1, "rally");
  }
}
