package org.lazax.map.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What a component may look at, shown with components made up for it: a column of systems 46, 41 (a
 * gravity rift), 47, 48 from north to south.
 */
class MovementHooksTest {
  private final TableKit column =
      TableKit.players(2).tile("46", 0, 0).tile("41", 0, 1).tile("47", 0, 2).tile("48", 0, 3);

  @Test
  void aComponentMayLiftAHindranceForSomeShipsAlone() {
    MovementHooks outOf46 =
        new MovementHooks() {
          @Override
          public boolean concerns(MovementView view, Grant by, Ship ship) {
            return ship.from().value().equals("46");
          }

          @Override
          public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
            return hindrance == Hindrance.SHIPS_OF_OTHERS;
          }
        };
    TableKit blocked = column.units(P2, "47", CRUISER, 1);

    assertThat(reach(blocked, "48", cruiser("46", 2), made(P1, outOf46)))
        .isInstanceOf(Arrives.class);
    assertThat(ban(blocked, "48", cruiser("41", 2), made(P1, outOf46))).isEqualTo("movement.4.2");
    assertThat(ban(blocked, "48", cruiser("46", 2), made(P2, outOf46)))
        .as("it helps its user alone")
        .isEqualTo("movement.4.2");
  }

  @Test
  void aBanBeatsEveryPermission() {
    MovementBans barrier =
        new MovementBans() {
          @Override
          public boolean concerns(MovementView view, Grant by, Ship ship) {
            return !ship.owner().equals(by.user());
          }

          @Override
          public Optional<Ban> mayPass(MovementView view, Grant by, SystemId system) {
            boolean barred = system.value().equals("47");
            return barred ? Optional.of(new Ban("test.1", "nobody passes")) : Optional.empty();
          }
        };
    Made everything = made(P1, new Everything());

    assertThat(ban(column, "48", cruiser("46", 3), everything, made(P2, barrier)))
        .isEqualTo("test.1");
    assertThat(reach(column, "48", cruiser("46", 3), everything, made(P1, barrier)))
        .isInstanceOf(Arrives.class);
  }

  @Test
  void aMoveValueMayDependOnTheShipAndWhereItStarts() {
    MovementHooks faster =
        new MovementHooks() {
          @Override
          public Change move(MovementView view, Grant by, Ship ship) {
            return ship.type() == CRUISER && ship.from().value().equals("46")
                ? Change.plus(1)
                : Change.NONE;
          }
        };

    assertThat(reach(column, "48", cruiser("46", 1), made(P1, faster)))
        .isEqualTo(new Arrives(new Route(path("41", "47", "48"), 1, 1), 0));
    assertThat(ban(column, "48", new Ship(P1, UnitType.CARRIER, at("46"), 1), made(P1, faster)))
        .isEqualTo("move.1");
  }

  @Test
  void aRiftMayBeWithoutDiceAndGiveMoreThanOnce() {
    MovementHooks tamed =
        new MovementHooks() {
          @Override
          public boolean sparesDice(MovementView view, Grant by, SystemId system) {
            return true;
          }

          @Override
          public int riftBonus(MovementView view, Grant by) {
            return 1;
          }
        };

    assertThat(reach(column, "48", cruiser("46", 1), made(P1, tamed)))
        .isEqualTo(new Arrives(new Route(path("41", "47", "48"), 0, 2), 0));
    assertThat(ban(column, "46", cruiser("48", 1), made(P1, tamed)))
        .as("the rift lies on this way too, but is left")
        .isEqualTo("nothing");
    assertThat(ban(column, "41", cruiser("48", 1), made(P1, tamed))).isEqualTo("move.1");
  }

  @Test
  void leavingEnteringAndCarryingMayBeForbidden() {
    MovementBans strict =
        new MovementBans() {
          @Override
          public Optional<Ban> mayLeave(MovementView view, Grant by, SystemId system) {
            return Optional.of(new Ban("test.leave", "nobody leaves"));
          }

          @Override
          public Optional<Ban> mayEnter(MovementView view, Grant by) {
            return Optional.of(new Ban("test.enter", "nobody enters"));
          }

          @Override
          public Optional<Ban> mayCarry(
              MovementView view, Grant by, UnitStack cargo, SystemId system) {
            return cargo.type() == MECH
                ? Optional.of(new Ban("test.carry", "too heavy"))
                : Optional.empty();
          }
        };
    MovementRules navigation = navigation(column, "48", made(P2, strict));
    Ship ship = cruiser("46", 2);
    ConstrainedShip vessel = navigation.vessel(ship);

    assertThat(vessel.waters().leaving(vessel.at())).map(Ban::rule).contains("test.leave");
    assertThat(vessel.waters().entering()).map(Ban::rule).contains("test.enter");
    assertThat(navigation.carrying(ship, UnitStack.of(P1, MECH, 1), at("46")))
        .map(Ban::rule)
        .contains("test.carry");
    assertThat(navigation.carrying(ship, UnitStack.of(P1, INFANTRY, 1), at("46"))).isEmpty();
  }

  private static String ban(TableKit kit, String active, Ship ship, Made... made) {
    return switch (reach(kit, active, ship, made)) {
      case StaysAway away -> away.ban().rule();
      case Arrives _ -> "nothing";
    };
  }

  private static Reach reach(TableKit kit, String active, Ship ship, Made... made) {
    return new PathFinder(navigation(kit, active, made)).find(ship, Set.of(), 0);
  }

  private static MovementRules navigation(TableKit kit, String active, Made... made) {
    return new MovementRules(
        MovementView.of(kit.table(), P1, at(active)),
        Made.those(MovementHooks.class, P1::equals, made),
        Made.those(MovementBans.class, _ -> true, made));
  }

  private static Made made(Seat user, Object hooks) {
    return new Made(user, hooks);
  }

  private static Ship cruiser(String from, int move) {
    return new Ship(P1, CRUISER, at(from), move);
  }

  private static SystemId at(String system) {
    return SystemId.of(system);
  }

  /** A component that is in no box. */
  private record Made(Seat user, Object hooks) {
    static <H> List<GrantedHooks<H>> those(Class<H> kind, Predicate<Seat> whose, Made... made) {
      return Arrays.stream(made)
          .filter(each -> kind.isInstance(each.hooks()) && whose.test(each.user()))
          .map(each -> new GrantedHooks<>(each.grant(), kind.cast(each.hooks())))
          .toList();
    }

    private Grant grant() {
      return new Grant(ComponentRef.parse("technology/made_up"), user);
    }
  }

  /** Lifts whatever there is. */
  private static final class Everything implements MovementHooks {
    @Override
    public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
      return true;
    }
  }
}
