package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.mark;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.movement.MovementOption.SharedBoost;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Dreadnoughts of N'orr, P1, move from system 27 by way of 46 to 38, two systems away. */
final class FasterDreadnoughtsTest {
  private static final SharedBoost TRO = new SharedBoost(mark("tro"), 3, Optional.of(mark("tro")));

  @Test
  @Rule("hopes_end.24")
  void threeDreadnoughtsMoveFurtherWithTheAdmiralAmongThem() {
    Scenario<MapState> moving =
        moving(
            sails(kit().units(P1, "27", DREADNOUGHT, 3), P1, "27", DREADNOUGHT, "tro"), P1, "38");

    assertThat(movers(moving))
        .allMatch(Mover::boosted)
        .allMatch(it -> it.boosts().equals(List.of(TRO)));
    assertThat(arrived(moving.when(P1, move(flag(DREADNOUGHT), other(), other())))).isEqualTo(3);
    moving.when(P1, move(flag(DREADNOUGHT), other(), other(), other())).thenRefused("move.1");
    assertThat(moves(moving)).hasSize(3).contains(flagOnItsWay());
  }

  @Test
  @Rule({"hopes_end.24", "hopes_end.N28"})
  void theyGoWhereTheShipOfTheAdmiralGoes() {
    Scenario<MapState> moving =
        moving(sails(kit().units(P1, "27", DREADNOUGHT, 1), P1, "27", CRUISER, "tro"), P1, "38");

    moving.when(P1, move(other())).thenRefused("move.1");
    assertThat(arrived(moving.when(P1, move(other(), flag(CRUISER))))).isEqualTo(1);
  }

  @Test
  @Rule("hopes_end.N28")
  void neitherFromAnotherSystemNorIfItsShipCannotCome() {
    TableKit split =
        sails(kit().units(P1, "27", DREADNOUGHT, 1), P1, "20", DREADNOUGHT, "tro")
            .units(P1, "20", CRUISER, 1);
    Scenario<MapState> joined = moving(split, P1, "38");
    joined.when(P1, move(flag(DREADNOUGHT, "20"), other())).thenRefused("move.1");
    assertThat(movers(joined)).noneMatch(it -> it.from().equals(SystemId.of("27")));

    TableKit slow = sails(kit().units(P1, "27", DREADNOUGHT, 1), P1, "27", CARRIER, "tro");
    assertThat(movers(moving(slow.units(P1, "27", CRUISER, 1), P1, "38")))
        .extracting(Mover::type)
        .containsExactly(CRUISER);
  }

  @Test
  @Rule("hopes_end.24")
  void noOtherShipsAreFasterAndNoneWithACaptive() {
    TableKit fleet = kit().units(P1, "27", CRUISER, 1).units(P1, "27", CARRIER, 1);
    assertThat(movers(moving(sails(fleet, P1, "27", DREADNOUGHT, "tro"), P1, "38")))
        .extracting(Mover::type)
        .containsExactlyInAnyOrder(CRUISER, DREADNOUGHT);
    TableKit held =
        kit()
            .units(P2, "27", CRUISER, 1)
            .units(P2, "27", DREADNOUGHT, 2)
            .with(table -> with(table, "tro", captive(P1, P2)));
    assertThat(movers(moving(held, P2, "38"), P2)).extracting(Mover::type).containsExactly(CRUISER);
  }

  @Test
  @Rule("hopes_end.N28")
  void anAdmiralAddsOneAndGravityDriveOneMore() {
    TableKit fleet =
        sails(kit().units(P1, "27", DREADNOUGHT, 3), P1, "27", DREADNOUGHT, "tro")
            .technologies(P1, "gravity_drive");
    Scenario<MapState> near = moving(fleet, P1, "38");
    assertThat(arrived(near.when(P1, move(flag(DREADNOUGHT), other(), other(), other()))))
        .isEqualTo(4);

    Scenario<MapState> far = moving(fleet, P1, "19");
    assertThat(moves(far)).hasSize(1);
    far.when(P1, move(flag(DREADNOUGHT), other())).thenRefused("move.1");
    far.when(P1, move(flag(DREADNOUGHT))).thenAccepted();
    far.when(P1, move(other())).thenRefused("move.1");
  }

  @Test
  void otherShipsDoNotUseTheBoostsOfDreadnoughts() {
    TableKit fleet =
        sails(kit().units(P1, "27", CRUISER, 2), P1, "27", CRUISER, "tro")
            .technologies(P1, "gravity_drive");
    Scenario<MapState> moving = moving(fleet, P1, "19");

    assertThat(((MovementOption) moving.options(P1).getFirst()).boosts()).isEqualTo(1);
    assertThat(moves(moving)).hasSize(1);
  }

  private static List<ShipMove> moves(Scenario<MapState> moving) {
    return FullMovement.of((MovementOption) moving.options(P1).getFirst()).moves();
  }

  private static ShipMove flagOnItsWay() {
    return new ShipMove(
        SystemId.of("27"),
        DREADNOUGHT,
        false,
        Optional.of(MovementKit.path("46", "38")),
        Optional.empty(),
        List.of(),
        Optional.of(mark("tro")));
  }

  private static ShipMove other() {
    return ship(DREADNOUGHT, "27");
  }

  private static ShipMove flag(UnitType type) {
    return flag(type, "27");
  }

  private static ShipMove flag(UnitType type, String from) {
    return new ShipMove(
        SystemId.of(from),
        type,
        false,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.of(mark("tro")));
  }

  private static int arrived(Scenario<MapState> moved) {
    return moved.table().units().count(Place.of("38"), stack -> stack.type() == DREADNOUGHT);
  }

  private static List<Mover> movers(Scenario<MapState> moving) {
    return movers(moving, P1);
  }

  private static List<Mover> movers(Scenario<MapState> moving, Seat seat) {
    return ((MovementOption) moving.options(seat).getFirst()).ships();
  }

  private static TableKit kit() {
    return LeaderKit.players(2)
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
