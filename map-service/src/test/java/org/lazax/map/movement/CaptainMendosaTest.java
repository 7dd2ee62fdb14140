package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 moves to 47, three steps from its ships in the first system of a row. */
class CaptainMendosaTest {
  private static final ComponentRef MENDOSA = ComponentRef.parse("leader/captain_mendosa");

  @Test
  void oneShipHasTheCopiedMoveValueAndOthersOfItsTypeHaveTheirs() {
    TableKit kit = boosted(row("46"), "46", DREADNOUGHT, 3);

    Scenario<MapState> moved = moving(kit, P1, "47").when(P1, move(marked("46", DREADNOUGHT)));
    assertThat(moved.thenAccepted().table().units().ships(SystemId.of("47"), P1)).hasSize(1);
    moving(kit, P1, "47").when(P1, move(far("46", DREADNOUGHT))).thenRefused("move.1");
    moving(boosted(row("46"), "46", DREADNOUGHT, 2), P1, "20")
        .when(P1, new MoveShips(List.of(marked("46", DREADNOUGHT, "19", "20"))))
        .thenAccepted();
  }

  @Test
  @Rule("leader/captain_mendosa.N3")
  void itIsStrongerThanANebula() {
    TableKit nebula = boosted(row("42"), "42", CRUISER, 3);

    moving(nebula, P1, "47").when(P1, move(marked("42", CRUISER))).thenAccepted();
    moving(nebula, P1, "47").when(P1, move(far("42", CRUISER))).thenRefused("move.1");
  }

  /** Two, three, or four steps. */
  private static TableKit row(String first) {
    return TableKit.players(2)
        .player(P1, "sol")
        .player(P2, "saar")
        .sheet(P1, 3, 5, 2)
        .tile(first, 0, -1)
        .tile("19", 0, 0)
        .tile("20", 0, 1)
        .tile("47", 0, 2)
        .units(P1, "19", CRUISER, 1);
  }

  /** One of two ships is chosen. */
  private static TableKit boosted(TableKit kit, String from, UnitType type, int value) {
    Place space = Place.of(from);
    return kit.units(P1, from, type, 2)
        .effect(P1, MENDOSA.toString(), Map.of("move", Integer.toString(value)))
        .with(
            new UnitsMarked(space, List.of(UnitStack.of(P1, type, 1)), Optional.of(MENDOSA))::fold);
  }

  private static ShipMove far(String from, UnitType type) {
    return ship(type, from).along(path("19", "20", "47"));
  }

  private static ShipMove marked(String from, UnitType type) {
    return marked(from, type, "19", "20", "47");
  }

  private static ShipMove marked(String from, UnitType type, String... way) {
    return new ShipMove(
        SystemId.of(from),
        type,
        false,
        Optional.of(path(way)),
        Optional.empty(),
        List.of(),
        Optional.of(MENDOSA));
  }
}
