package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 controls Abyz (38), where P2 has a cruiser and a dreadnought. */
class LuckyShotTest extends ComponentActionCardTest {
  LuckyShotTest() {
    super("lucky_shot", "38:cruiser:1");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .tile("26", 0, 2)
        .controls(P1, "abyz")
        .units(P2, "38", CRUISER, 1)
        .units(P2, "38", DREADNOUGHT, 1)
        .units(P2, "38", CARRIER, 1)
        .units(P2, "26", DESTROYER, 1);
  }

  @Test
  void aShipNearAPlanetOfThePlayerIsChosen() {
    assertThat(candidates(turn(position()).when(P1, use())))
        .containsExactlyInAnyOrder("38:cruiser:1", "38:dreadnought:1");
    assertThat(candidates(turn(position().controls(P1, "lodor")).when(P1, use())))
        .contains("26:destroyer:1");
  }

  @Test
  @Rule({"action_card/lucky_shot.N1", "action_cards.N7"})
  void onesOwnShipsCannotBeChosen() {
    refused(TableKit.players(2).tile("38", 0, 1).controls(P1, "abyz").units(P1, "38", CRUISER, 2));
  }

  @Test
  @Rule("action_card/lucky_shot.N2")
  void aShipIsDestroyedThoughItCouldSustainDamage() {
    Scenario<GameState> shot = played(position(), "38:dreadnought:1");

    assertThat(shot.events())
        .contains(
            new UnitsDestroyed(
                Place.of("38"), List.of(UnitStack.of(P2, DREADNOUGHT, 1)), Optional.of(P1)));
    assertThat(shot.table().units().at(Place.of("38")))
        .containsExactlyInAnyOrder(UnitStack.of(P2, CRUISER, 1), UnitStack.of(P2, CARRIER, 1));
  }
}
