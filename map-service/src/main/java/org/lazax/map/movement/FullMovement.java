package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.movement.MovementOption.SharedBoost;
import org.lazax.map.state.Pickup;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The movement in which every ship that can reach the active system without a die for a gravity
 * rift goes there, with as much cargo as it can carry. Ships that stay take nothing aboard. Ships
 * share boosts and cargo: what one takes, another cannot take.
 */
final class FullMovement {
  private final Map<Pickup, Integer> left = new HashMap<>();
  private final List<ShipMove> moves = new ArrayList<>();
  private final Map<ComponentRef, Integer> shared = new HashMap<>();

  /** The paths of ships that others have to move with. */
  private final Map<ComponentRef, List<SystemId>> sent = new HashMap<>();

  private int boosts;

  private FullMovement(MovementOption reaching) {
    this.boosts = reaching.boosts();
    for (Mover mover : reaching.ships()) {
      mover.cargo().forEach(pickup -> left.put(pickup.one(), pickup.count()));
    }
    Set<ComponentRef> escorts = new HashSet<>();
    reaching.ships().stream()
        .flatMap(mover -> mover.escorted().stream())
        .forEach(passage -> escorts.addAll(passage.with()));
    for (SharedBoost boost : shared(reaching)) {
      boosts -= boost.ships();
      boost.escort().ifPresent(escorts::add);
      shared.put(boost.by(), boost.ships());
    }
    reaching.ships().stream()
        .filter(mover -> mover.dice() == 0 && !mover.stays())
        .sorted(Comparator.comparing(mover -> mover.mark().filter(escorts::contains).isEmpty()))
        .forEach(this::send);
  }

  private static Set<SharedBoost> shared(MovementOption reaching) {
    return reaching.ships().stream()
        .flatMap(mover -> mover.boosts().stream())
        .filter(boost -> boost.escort().isPresent())
        .collect(Collectors.toSet());
  }

  static MoveShips of(MovementOption reaching) {
    return new MoveShips(new FullMovement(reaching).moves, Optional.empty(), reaching.shown());
  }

  private void send(Mover mover) {
    for (int ship = 0; ship < mover.count(); ship++) {
      if (isBoosted(mover) && isEscorted(mover) && isLeft(mover)) {
        boost(mover);
        mover.mark().ifPresent(mark -> sent.put(mark, mover.path()));
        moves.add(mover.move(cargo(mover)));
      }
    }
  }

  private boolean isBoosted(Mover mover) {
    return mover.taken() - usable(mover).size() <= boosts;
  }

  private boolean isEscorted(Mover mover) {
    return mover.escorted().stream()
        .allMatch(passage ->
            passage.with().stream()
                .anyMatch(mark ->
                    mover.mark().filter(mark::equals).isPresent()
                        || sent.getOrDefault(mark, List.of()).contains(passage.system())));
  }

  private void boost(Mover mover) {
    List<ComponentRef> used = usable(mover);
    used.forEach(by -> shared.merge(by, -1, Integer::sum));
    boosts -= mover.taken() - used.size();
  }

  /** The boosts for some ships alone that are left for such a ship and whose escort moves. */
  private List<ComponentRef> usable(Mover mover) {
    return mover.boosts().stream()
        .filter(boost -> shared.getOrDefault(boost.by(), 0) > 0)
        .filter(boost ->
            boost.escort().equals(mover.mark())
                || sent.keySet().containsAll(boost.escort().stream().toList()))
        .map(SharedBoost::by)
        .toList();
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
