package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.state.Pickup;
import org.lazax.table.units.Place;

/**
 * The movement in which every ship that can reach the active system without a die for a gravity
 * rift goes there, with as much cargo as it can carry. Ships share boosts and cargo: what one
 * takes, another cannot take.
 */
final class FullMovement {
  private final Map<Pickup, Integer> left = new HashMap<>();
  private final List<ShipMove> moves = new ArrayList<>();
  private int boosts;

  private FullMovement(MovementOption reaching) {
    this.boosts = reaching.boosts();
    for (Mover mover : reaching.ships()) {
      mover.cargo().forEach(pickup -> left.put(pickup.one(), pickup.count()));
    }
    reaching.ships().stream().filter(mover -> mover.dice() == 0).forEach(this::send);
  }

  static MoveShips of(MovementOption reaching) {
    return new MoveShips(new FullMovement(reaching).moves, Optional.empty());
  }

  private void send(Mover mover) {
    for (int ship = 0; ship < mover.count(); ship++) {
      if ((!mover.boosted() || boosts > 0) && isLeft(mover)) {
        boosts -= mover.boosted() ? 1 : 0;
        moves.add(mover.move(cargo(mover)));
      }
    }
  }

  /** A fighter that moves by itself may already be aboard another ship. Rule: movement.N3. */
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
    int room = mover.capacity();
    for (Pickup pickup : mover.cargo()) {
      Pickup one = pickup.one();
      int taken = Math.min(room, left.getOrDefault(one, 0));
      if (taken > 0) {
        aboard.add(new Pickup(pickup.from(), pickup.type(), taken, pickup.damaged()));
        left.merge(one, -taken, Integer::sum);
        room -= taken;
      }
    }
    return aboard;
  }
}
