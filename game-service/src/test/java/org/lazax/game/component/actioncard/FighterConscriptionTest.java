package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * P1 has a dock and a carrier at Loki (75), a cruiser, a carrier with an enemy, and a dreadnought.
 */
class FighterConscriptionTest extends ComponentActionCardTest {
  FighterConscriptionTest() {
    super("fighter_conscription");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 0, 2)
        .tile("27", 0, 3)
        .controls(P1, "loki")
        .units(P1, "75/loki", SPACE_DOCK, 1)
        .units(P1, "75", CARRIER, 1)
        .units(P1, "38", CRUISER, 1)
        .units(P1, "26", CARRIER, 1)
        .units(P2, "26", CRUISER, 1)
        .units(P1, "27", DREADNOUGHT, 1);
  }

  @Test
  @Rule("action_card/fighter_conscription.N1")
  void aFighterIsPlacedWithEachDockAndEachCapacityUnlessShipsOfOthersAreThere() {
    Scenario<GameState> placed = played();

    assertThat(placed.table().units().at(Place.of("75")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CARRIER, 1), UnitStack.of(P1, FIGHTER, 1));
    assertThat(placed.table().units().at(Place.of("27")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, DREADNOUGHT, 1), UnitStack.of(P1, FIGHTER, 1));
    assertThat(placed.table().units().count(P1, FIGHTER)).isEqualTo(2);
  }

  @Test
  @Rule("action_card/fighter_conscription.N2")
  void whatExceedsTheCapacityIsRemovedAfterwards() {
    TableKit full =
        TableKit.players(2)
            .tile("27", 0, 3)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", FIGHTER, 4);
    Scenario<GameState> placed = played(full);

    assertThat(placed.happened()).hasAtLeastOneElementOfType(UnitsPlaced.class);
    assertThat(placed.table().units().count(P1, FIGHTER)).isEqualTo(4);
  }
}
