package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.galaxy.SystemId;

/** What a form tells of ships that can reach the active system, 47 if not said. */
class MovementFormTest {
  private static Field.Each moves(TableKit kit) {
    return (Field.Each) option(kit, "47").form().field("moves");
  }

  private static MovementOption option(TableKit kit, String active) {
    return Movers.of(kit.table(), new Movement(P1, SystemId.of(active)));
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
  @Rule("transport.N3")
  void aShipThatIsThereIsOfferedAsOneThatStays() throws JsonProcessingException {
    TableKit kit = column("48").units(P1, "47", CARRIER, 2).tile("38", 1, 2);
    MovementOption option = option(kit.units(P1, "38", CARRIER, 1), "38");
    assertThat(option.ships()).as("no ground forces").allMatch(mover -> !mover.stays());

    MovementOption lifting =
        option(kit.units(P1, "38", CARRIER, 2).units(P1, "38/abyz", INFANTRY, 3), "38");
    Candidate staying =
        ((Field.Each) lifting.form().field("moves"))
            .from().stream()
                .filter(ship -> ship.about().containsKey("stays"))
                .findFirst()
                .orElseThrow();
    assertThat(staying.supply()).isEqualTo(2);
    assertThat(staying.fields())
        .singleElement()
        .isEqualTo(
            Field.count(
                "cargo",
                Bounds.between(1, 4),
                List.of(Candidate.of(MovementKit.cargo("38/abyz", INFANTRY, 1)).most(3))));
    ObjectMapper json = new MapDecider(StandardRules.TABLE).wire().json();
    assertThat(json.readValue(json.writeValueAsString(staying.value()), ShipMove.class))
        .isEqualTo(ship(CARRIER, "38").along(MovementKit.path()));
  }

  @Test
  @Rule("transport.N3")
  void theSampleLiftsNothing() {
    TableKit kit =
        column("48").tile("38", 1, 2).units(P1, "38", CARRIER, 1).units(P1, "38/abyz", INFANTRY, 1);

    assertThat(option(kit, "38").form().sample().command()).isEqualTo(move());
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
