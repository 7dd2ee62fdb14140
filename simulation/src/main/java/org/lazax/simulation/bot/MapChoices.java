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

/** Chooses among what map-service offers. */
final class MapChoices {
  private MapChoices() {}

  /** What goes is worked out with the option: the smallest loss. */
  static TrimUnits trim(TrimOption option) {
    return new TrimUnits(option.cheapest());
  }

  /** Any tile, anywhere it may lie. */
  static PlaceTile place(TilePlacement option, Luck luck) {
    TileId tile = luck.pick(List.copyOf(option.tiles().keySet()));
    return new PlaceTile(tile, luck.pick(option.tiles().getOrDefault(tile, List.of())));
  }

  /** Anywhere, loaded as is worked out with the option. */
  static Relocate leave(RelocationOption option, Luck luck) {
    return new Relocate(luck.pick(option.destinations()), option.suggested().loads());
  }

  /** Each ship or not, with any part of what it can carry. */
  static MoveShips some(MovementOption option, Luck luck) {
    return new Loading(option, luck, false).load();
  }

  /** Every ship that can come, as full as can be. */
  static MoveShips all(MovementOption option, Luck luck) {
    return new Loading(option, luck, true).load();
  }

  /** Ships share boosts and cargo: what one has taken another cannot. */
  private static final class Loading {
    private final MovementOption option;
    private final Luck luck;
    private final boolean everything;
    private final Map<Pickup, Integer> left = new HashMap<>();
    private final List<ShipMove> moves = new ArrayList<>();
    private final List<Mover> ahead;
    private int boosts;

    Loading(MovementOption option, Luck luck, boolean everything) {
      this.option = option;
      this.luck = luck;
      this.everything = everything;
      this.boosts = option.boosts();
      for (Mover mover : option.ships()) {
        mover.cargo().forEach(pickup -> left.put(single(pickup), pickup.count()));
      }
      this.ahead =
          everything ? List.of() : luck.some(option.ships().stream().filter(Mover::ahead).toList());
    }

    MoveShips load() {
      ahead.forEach(this::send);
      List<ShipMove> first = List.copyOf(moves);
      moves.clear();
      option.ships().stream().filter(mover -> !ahead.contains(mover)).forEach(this::send);
      return new MoveShips(moves, Optional.of(first).filter(some -> !some.isEmpty()));
    }

    private void send(Mover mover) {
      for (int ship = 0; ship < mover.count(); ship++) {
        if (goes(mover)) {
          boosts -= mover.boosted() ? 1 : 0;
          moves.add(mover.move(cargo(mover)));
        }
      }
    }

    private boolean goes(Mover mover) {
      boolean wanted = ahead.contains(mover) || everything || luck.oneIn(2);
      return wanted && keepsItsWay(mover) && (!mover.boosted() || boosts > 0) && isLeft(mover);
    }

    /** Who goes ahead may change the ways it takes: who follows goes by others. */
    private boolean keepsItsWay(Mover mover) {
      return ahead.contains(mover)
          || ahead.stream().allMatch(first -> Collections.disjoint(left(first), left(mover)));
    }

    private static List<SystemId> left(Mover mover) {
      List<SystemId> left = new ArrayList<>(mover.path());
      left.removeLast();
      left.add(mover.from());
      return left;
    }

    /** A fighter that flies by itself may already be aboard somewhere. */
    private boolean isLeft(Mover mover) {
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
      int room = everything ? mover.capacity() : luck.upTo(mover.capacity());
      for (Pickup pickup : luck.draw(mover.cargo(), mover.cargo().size())) {
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
