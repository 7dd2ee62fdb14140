package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.PathFinder;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

class MovementOptionsTest {
  private final MapDecider decider = new MapDecider(StandardRules.TABLE);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void whateverIsOfferedIsAccepted(long seed) {
    RandomBoard board = new RandomBoard(seed);
    for (int activation = 0; activation < 40; activation++) {
      Seat seat = board.table().seats().get(activation % 6);
      Movement movement = new Movement(seat, board.someSystem());
      MovementOption option = Movers.of(board.table(), movement);
      MoveShips command = some(board, option);

      assertThat(answer(board.table(), movement, command))
          .as("seed %s, %s, %s", seed, movement, command)
          .isInstanceOf(Decision.Accepted.class);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theBestWayIsTheBestOfAllWays(long seed) {
    Table board = new RandomBoard(seed).table();
    for (Seat seat : board.seats()) {
      Table table = seat.number() % 2 == 0 ? board : withDeflector(board, seat);
      table.galaxy().systems().forEach(active -> compare(table, seat, active));
    }
  }

  private static void compare(Table table, Seat seat, SystemId active) {
    EveryWay everyWay = new EveryWay(table, seat, active);
    List<Ship> fleet = new ArrayList<>();
    for (SystemId from : table.galaxy().systems()) {
      IntStream.rangeClosed(1, 3)
          .mapToObj(move -> new Ship(seat, UnitType.CRUISER, from, move))
          .forEach(fleet::add);
    }
    MovementRules navigation = new MovementRules(MovementView.of(table, seat, active));
    PathFinder pilot = new PathFinder(navigation);
    for (Ship ship : fleet) {
      assertThat(
              pilot
                  .arrival(navigation.vessel(ship), 0)
                  .map(Arrives::route)
                  .map(route -> new EveryWay.Tried(route.dice(), route.cost())))
          .as("%s to %s", ship, active)
          .isEqualTo(everyWay.best(ship.from(), ship.move()));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  @Rule({"anomalies.5", "gravity_rift.3", "gravity_rift.N6"})
  void soItIsWhereAnomaliesLieOnAnomaliesAndRiftsInRows(long seed) {
    TableKit kit = MadeUpGalaxy.random(seed).kit(2);
    for (String place : List.of("3", "6", "9")) {
      kit = kit.units(P2, place, UnitType.CRUISER, 1).tokens(P1, "5");
    }
    Table table = kit.table();
    table.galaxy().systems().forEach(active -> compare(table, P1, active));
  }

  private static Table withDeflector(Table board, Seat seat) {
    TechnologyId deflector = new TechnologyId("light_wave_deflector");
    return board.withPlayer(
        seat, player -> player.withTechnologies(Copies.with(player.technologies(), deflector)));
  }

  /** Golden numbers: how many ships of all players can reach all systems, and that stay there. */
  @ParameterizedTest
  @CsvSource({"1,713,512,13,32", "2,527,544,18,46", "3,500,614,12,32"})
  void soManyShipsReachSoManySystems(long seed, int ships, int cargo, int stay, int lift) {
    Table table = new RandomBoard(seed).table();
    int reaching = 0;
    int loads = 0;
    int staying = 0;
    int lifted = 0;
    for (SystemId active : table.galaxy().systems()) {
      for (Seat seat : table.seats()) {
        for (MovementOption.Mover mover : Movers.of(table, new Movement(seat, active)).ships()) {
          if (mover.stays()) {
            staying += mover.count();
            lifted += mover.cargo().size();
          } else {
            reaching += mover.count();
            loads += mover.cargo().size();
          }
        }
      }
    }

    assertThat(List.of(reaching, loads, staying, lifted))
        .isEqualTo(List.of(ships, cargo, stay, lift));
  }

  /**
   * Each ship with even chances, at most as many with a boost as there are, and some cargo. Ships
   * that have left their system stay nowhere, and those that stay take something aboard.
   */
  private static MoveShips some(RandomBoard board, MovementOption option) {
    List<ShipMove> moves = new ArrayList<>();
    List<Pickup> taken = new ArrayList<>();
    int boosts = option.boosts();
    for (MovementOption.Mover mover : option.ships()) {
      if (mover.type().isShip() && board.below(2) == 0 && (!mover.boosted() || boosts-- > 0)) {
        List<Pickup> aboard = new ArrayList<>();
        for (Pickup pickup : mover.cargo()) {
          boolean free = taken.stream().noneMatch(t -> t.from().equals(pickup.from()));
          boolean flies = option.ships().stream().anyMatch(s -> s.type() == pickup.type());
          if (free && !flies && aboard.size() < mover.capacity()) {
            aboard.add(new Pickup(pickup.from(), pickup.type(), 1, pickup.damaged()));
          }
        }
        ShipMove move = mover.move(aboard);
        if (!mover.stays() || (!aboard.isEmpty() && isThere(mover, moves))) {
          taken.addAll(aboard);
          moves.add(move);
        }
      }
    }
    return new MoveShips(moves);
  }

  private static boolean isThere(MovementOption.Mover mover, List<ShipMove> moves) {
    return moves.stream()
            .filter(move -> move.from().equals(mover.from()) && move.type() == mover.type())
            .count()
        < mover.count();
  }

  private Decision<MapState, Table> answer(Table table, Movement movement, MoveShips command) {
    Table framed =
        table.withKernel(table.kernel().evolve(new FrameOpened(table.kernel().opened(), movement)));
    Position<MapState, Table> position = new Position<>(Stamp.NONE, framed, MapState.INITIAL);
    Stamp stamp = new Stamp(1, Instant.EPOCH, Optional.of(movement.seat()));
    Decision.Accepted<MapState, Table> asked =
        (Decision.Accepted<MapState, Table>) decider.proceed(position, stamp, new FairDice());
    return asked.after().table().kernel().awaiting().isEmpty()
        ? asked
        : decider.decide(asked.after(), stamp, command, new FairDice());
  }

  /** Always a five: over every rift. */
  private static final class FairDice implements Dice {
    private boolean touched;

    @Override
    public Chance roll(int sides, int count) {
      touched = true;
      return new Chance(0, Collections.nCopies(count, sides), Collections.nCopies(count, 5));
    }

    @Override
    public Chance draw(int of, int count) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean used() {
      return touched;
    }
  }
}
