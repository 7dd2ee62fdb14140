package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.MoveShips;
import org.lazax.map.movement.MovementOption;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.movement.ShipMove;
import org.lazax.map.relocation.Relocate;
import org.lazax.map.relocation.RelocationOption;
import org.lazax.map.setup.PlaceTile;
import org.lazax.map.setup.TilePlacement;
import org.lazax.map.state.Pickup;
import org.lazax.map.trim.TrimOption;
import org.lazax.map.trim.TrimUnits;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Chooses among the options of map-service. */
final class MapChoices {
  private MapChoices() {}

  /** Removes the units that the option proposes: the cheapest. */
  static TrimUnits trim(TrimOption option) {
    return new TrimUnits(option.cheapest());
  }

  /** Places a random tile at a random legal position. */
  static PlaceTile place(TilePlacement option, RandomSource random) {
    TileId tile = random.pick(List.copyOf(option.tiles().keySet()));
    return new PlaceTile(tile, random.pick(option.tiles().getOrDefault(tile, List.of())));
  }

  /** Relocates to a random destination with the loads that the option proposes. */
  static Relocate leave(RelocationOption option, RandomSource random) {
    return new Relocate(random.pick(option.destinations()), option.suggested().loads());
  }

  /** Moves random ships with random parts of their cargo. */
  static MoveShips randomMove(MovementOption option, RandomSource random) {
    return new MoveBuilder(option, random, false).build();
  }

  /** Moves every ship that can reach the system, each with as much cargo as possible. */
  static MoveShips fullMove(MovementOption option, RandomSource random) {
    return new MoveBuilder(option, random, true).build();
  }

  /** Builds a movement. Ships share boosts and cargo, so a unit can be transported only once. */
  private static final class MoveBuilder {
    private final MovementOption option;
    private final RandomSource random;
    private final boolean everything;
    private final Map<Pickup, Integer> left = new HashMap<>();
    private final List<ShipMove> moves = new ArrayList<>();
    private final List<Mover> ahead;
    private int boosts;

    MoveBuilder(MovementOption option, RandomSource random, boolean everything) {
      this.option = option;
      this.random = random;
      this.everything = everything;
      this.boosts = option.boosts();
      for (Mover mover : option.ships()) {
        mover.cargo().forEach(pickup -> left.put(single(pickup), pickup.count()));
      }
      this.ahead =
          everything
              ? List.of()
              : random.some(option.ships().stream().filter(Mover::ahead).toList());
    }

    MoveShips build() {
      ahead.forEach(this::move);
      List<ShipMove> first = List.copyOf(moves);
      moves.clear();
      option.ships().stream().filter(mover -> !ahead.contains(mover)).forEach(this::move);
      return new MoveShips(moves, Optional.of(first).filter(some -> !some.isEmpty()));
    }

    private void move(Mover mover) {
      for (int ship = 0; ship < mover.count(); ship++) {
        if (isMoving(mover)) {
          boosts -= mover.boosted() ? 1 : 0;
          moves.add(mover.move(cargo(mover)));
        }
      }
    }

    private boolean isMoving(Mover mover) {
      boolean isSelected = ahead.contains(mover) || everything || random.oneIn(2);
      return isSelected
          && hasIndependentPath(mover)
          && (!mover.boosted() || boosts > 0)
          && isAvailable(mover);
    }

    /** Ships that move first may change the systems on their path, so later ships avoid these. */
    private boolean hasIndependentPath(Mover mover) {
      return ahead.contains(mover)
          || ahead.stream().allMatch(first -> Collections.disjoint(left(first), left(mover)));
    }

    private static List<SystemId> left(Mover mover) {
      List<SystemId> left = new ArrayList<>(mover.path());
      left.removeLast();
      left.add(mover.from());
      return left;
    }

    /** A fighter that could move by itself may already be cargo of another ship. */
    private boolean isAvailable(Mover mover) {
      if (mover.type() != UnitType.FIGHTER) {
        return true;
      }
      Pickup itself = new Pickup(Place.space(mover.from()), mover.type(), 1, mover.damaged());
      int there = left.getOrDefault(itself, mover.count());
      left.put(itself, there - 1);
      return there > 0;
    }

    private List<Pickup> cargo(Mover mover) {
      List<Pickup> aboard = new ArrayList<>();
      int room = everything ? mover.capacity() : random.upTo(mover.capacity());
      for (Pickup pickup : random.draw(mover.cargo(), mover.cargo().size())) {
        Pickup one = single(pickup);
        int taken = Math.min(room, left.getOrDefault(one, 0));
        if (taken > 0) {
          aboard.add(new Pickup(pickup.from(), pickup.type(), taken, pickup.damaged()));
          left.merge(one, -taken, Integer::sum);
          room -= taken;
        }
      }
      return aboard;
    }

    private static Pickup single(Pickup pickup) {
      return new Pickup(pickup.from(), pickup.type(), 1, pickup.damaged());
    }
  }
}
