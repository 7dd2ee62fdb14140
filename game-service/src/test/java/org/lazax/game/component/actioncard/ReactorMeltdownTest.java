package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;

/** P2 has a space dock on Abyz (38) and one in a home system (1). */
class ReactorMeltdownTest extends ComponentActionCardTest {
  ReactorMeltdownTest() {
    super("reactor_meltdown", "38/abyz");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .tile("1", 0, 2)
        .units(P2, "38/abyz", SPACE_DOCK, 1)
        .units(P2, "38/fria", SPACE_DOCK, 1)
        .units(P2, "1/jord", SPACE_DOCK, 1);
  }

  @Test
  void theDockIsDestroyed() {
    Scenario<GameState> molten = played(position(), "38/abyz");

    assertThat(molten.table().units().at(Place.of("38/abyz"))).isEmpty();
    assertThat(molten.table().units().at(Place.of("38/fria"))).hasSize(1);
  }

  @Test
  @Rule({"action_card/reactor_meltdown.N1", "action_card/reactor_meltdown.N2"})
  void itNeedsADockOfAnotherPlayer() {
    TableKit board = TableKit.players(2).tile("38", 0, 1).units(P1, "38/abyz", SPACE_DOCK, 1);

    refused(board);
    assertThat(
            candidates(
                turn(position().tile("26", 0, 3).units(P1, "26/lodor", SPACE_DOCK, 1))
                    .when(P1, use())))
        .containsExactly("38/abyz", "38/fria");
  }

  /** Jord is the home of nobody who plays. */
  @Test
  @Rule({"action_card/reactor_meltdown.N3", "action_card/reactor_meltdown.N3.1"})
  void noHomeSystemIsATargetWhoeverHasTheDock() {
    refused(TableKit.players(2).tile("1", 0, 2).units(P2, "1/jord", SPACE_DOCK, 1));
    refused(
        TableKit.players(2).player(P2, "sol").tile("1", 0, 2).units(P2, "1/jord", SPACE_DOCK, 1));
  }
}
