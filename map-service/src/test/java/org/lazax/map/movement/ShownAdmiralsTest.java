package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.mark;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderTurnedDown;
import org.lazax.components.hopesend.LeaderTurnedUp;
import org.lazax.map.state.MapState;
import org.lazax.map.state.ShipsMoved;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A face-down counter of N'orr, P1, is aboard a ship in system 27, with dreadnoughts that move by
 * way of 46 to 38, two systems away.
 */
final class ShownAdmiralsTest {
  private static final LeaderCounterId BACK = new LeaderCounterId("sardakk_norr_1");
  private static final LeaderCounterId TRO = new LeaderCounterId("tro");

  @Test
  @Rule({"hopes_end.N39", "hopes_end.31.1"})
  void anAdmiralIsShownWithTheDeclarationAndActsThen() {
    Scenario<MapState> moving = moving(fleet("tro"), P1, "38");

    moving.when(P1, move(List.of(), other(), flag())).thenRefused("move.1");
    Scenario<MapState> moved = moving.when(P1, move(List.of(back()), other(), other(), flag()));
    assertThat(moved.happened())
        .containsSubsequence(new LeaderTurnedUp(BACK, TRO), new LeaderTurnedDown(TRO, BACK));
    assertThat(moved.happened().indexOf(new LeaderTurnedUp(BACK, TRO))).isLessThan(sailed(moved));
    assertThat(arrived(moved)).isEqualTo(3);
    assertThat(piece(moved.table(), BACK.value()).place(moved.table())).contains(Place.of("38"));
    moving.when(P1, move(List.of(back()), other(), other(), other(), flag())).thenRefused("move.1");
  }

  @Test
  @Rule("hopes_end.N39")
  void itsOwnerIsOfferedTheMovementWithoutAndWithTheCounter() {
    Scenario<MapState> moving = moving(fleet("tro").units(P1, "27", CRUISER, 1), P1, "38");

    List<MovementOption> offered = offered(moving);
    assertThat(offered)
        .extracting(MovementOption::shown)
        .containsExactly(List.of(), List.of(back()));
    assertThat(types(offered.getFirst())).containsExactly(CRUISER);
    assertThat(types(offered.getLast())).containsOnly(CRUISER, DREADNOUGHT);
    assertThat(offered.getLast().form().title()).isEqualTo("Move ships and show sardakk_norr_1");
    MoveShips sample = FullMovement.of(offered.getLast());
    assertThat(sample.shown()).containsExactly(back());
    assertThat(arrived(moving.when(P1, sample))).isEqualTo(3);
    assertThat(moving.when(P1, move(List.of(), ship(CRUISER, "27"))).happened())
        .doesNotHaveAnyElementsOfTypes(LeaderTurnedUp.class);
  }

  @Test
  @Rule({"hopes_end.N38", "hopes_end.N39"})
  void whoeverMayHaveOneIsAskedAndOthersShowNothing() {
    Scenario<MapState> moving = moving(fleet("shval"), P1, "38");

    assertThat(moving.awaited()).containsExactly(P1);
    assertThat(offered(moving)).extracting(MovementOption::ships).containsExactly(List.of());
    moving.when(P1, move(List.of(back()), flag())).thenRefused("abilities.3");
    moving.when(P1, move(List.of())).thenAccepted();
    assertThat(moving(fleet("shval"), P1, "19").awaited()).as("too far").isEmpty();
    TableKit ashore =
        kit()
            .units(P1, "27", DREADNOUGHT, 1)
            .controls(P1, "new_albion")
            .with(table ->
                hides(with(table, BACK.value(), on(P1, "new_albion")), P1, BACK.value(), "tro"));
    assertThat(moving(ashore, P1, "38").awaited()).as("on a planet").isEmpty();
    assertThat(
            moving(fleet("shval").with(table -> with(table, "tro", on(P1, "trenlak"))), P1, "38")
                .awaited())
        .as("its admiral lies face up elsewhere")
        .isEmpty();
  }

  @Test
  @Rule("hopes_end.N39")
  void nothingIsShownThatDoesNotServe() {
    Scenario<MapState> near = moving(fleet("tro"), P1, "46");
    assertThat(offered(near)).hasSize(1);
    near.when(P1, move(List.of(back()), flag())).thenRefused("abilities.3");

    Scenario<MapState> far = moving(fleet("tro"), P1, "38");
    far.when(P1, move(List.of(back(), back()), flag())).thenRefused("abilities.3");
    far.when(P1, move(List.of(mark("sardakk_norr_2")), flag())).thenRefused("abilities.3");
    far.when(P1, move(List.of(mark("tro")), flag())).thenRefused("abilities.3");
    far.when(P1, move(List.of(ComponentRef.parse("technology/gravity_drive")), flag()))
        .thenRefused("abilities.3");
  }

  private static int sailed(Scenario<MapState> moved) {
    return moved.happened().stream().map(Object::getClass).toList().indexOf(ShipsMoved.class);
  }

  private static List<UnitType> types(MovementOption option) {
    return option.ships().stream().map(MovementOption.Mover::type).toList();
  }

  private static List<MovementOption> offered(Scenario<MapState> moving) {
    return moving.options(P1).stream().map(MovementOption.class::cast).toList();
  }

  private static int arrived(Scenario<MapState> moved) {
    return moved.table().units().count(Place.of("38"), stack -> stack.type() == DREADNOUGHT);
  }

  private static MoveShips move(List<ComponentRef> shown, ShipMove... moves) {
    return new MoveShips(List.of(moves), Optional.empty(), shown);
  }

  private static ComponentRef back() {
    return ComponentRef.of(BACK);
  }

  private static ShipMove other() {
    return ship(DREADNOUGHT, "27");
  }

  private static ShipMove flag() {
    return new ShipMove(
        SystemId.of("27"),
        DREADNOUGHT,
        false,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.of(back()));
  }

  /** Four dreadnoughts, one with a face-down counter aboard. */
  private static TableKit fleet(String leader) {
    return sails(kit().units(P1, "27", DREADNOUGHT, 3), P1, "27", DREADNOUGHT, BACK.value())
        .with(table -> hides(table, P1, BACK.value(), leader));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, "sardakk_norr")
        .player(P2, "letnev")
        .tile("27", 0, 0)
        .tile("46", 1, 0)
        .tile("38", 2, 0)
        .tile("19", 3, 0)
        .tile("20", 1, -1)
        .tile("13", 0, 4)
        .tile("10", 6, 0)
        .sheet(P1, 3, 8, 2)
        .sheet(P2, 3, 8, 2)
        .controls(P1, "trenlak")
        .controls(P2, "arc_prime")
        .round(1);
  }
}
