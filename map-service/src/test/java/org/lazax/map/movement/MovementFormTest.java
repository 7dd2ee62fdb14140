package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.galaxy.SystemId;

/** What a form tells of ships that can reach the active system 47. */
class MovementFormTest {
  private static Field.Each moves(TableKit kit) {
    MovementOption option = Movers.of(kit.table(), new Movement(P1, SystemId.of("47")));
    return (Field.Each) option.form().field("moves");
  }

  private static TableKit column(String middle) {
    return TableKit.players(2).tile("46", 0, 0).tile(middle, 0, 1).tile("47", 0, 2);
  }

  @Test
  void shipsThatNeedABoostShareTheBoosts() {
    TableKit kit =
        column("48")
            .technologies(P1, "gravity_drive")
            .units(P1, "46", DREADNOUGHT, 2)
            .units(P1, "46", CRUISER, 1);

    Field.Each moves = moves(kit);

    assertThat(moves.worth()).contains(Bounds.upTo(1));
    Map<UnitType, Optional<Integer>> worths =
        moves.from().stream()
            .collect(Collectors.toMap(ship -> ((ShipMove) ship.value()).type(), Candidate::worth));
    assertThat(worths)
        .isEqualTo(Map.of(DREADNOUGHT, Optional.of(1), CRUISER, Optional.<Integer>empty()));
    assertThat(moves(column("48").units(P1, "46", CRUISER, 1)).worth()).isEmpty();
  }

  @Test
  void aSecondShipOnOneBoostIsToldThatItIsUsed() {
    TableKit kit = column("48").technologies(P1, "gravity_drive").units(P1, "46", DREADNOUGHT, 2);

    moving(kit, P1, "47")
        .when(P1, move(ship(DREADNOUGHT, "46"), ship(DREADNOUGHT, "46")))
        .thenRefused("move.1", "the boosts that it needs are used by other ships", "boosts", 1);
  }

  @Test
  void theDiceOfGravityRiftsAreTold() {
    assertThat(moves(column("41").units(P1, "46", CRUISER, 1)).from())
        .singleElement()
        .extracting(Candidate::about)
        .isEqualTo(Map.of("dice", 1));
    assertThat(moves(column("48").units(P1, "46", CRUISER, 1)).from())
        .singleElement()
        .extracting(Candidate::about)
        .isEqualTo(Map.of());
  }
}
