package org.lazax.map.movement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.state.Pickup;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/**
 * One ship goes to the active system.
 *
 * @param path every system it enters, the active one last; without it the way with the fewest dice
 *     is taken, then the shortest
 * @param through by what it goes to each of these systems, where it may choose; a side is
 *     preferred, then a wormhole that is no storm
 * @param cargo what it takes aboard on its way, the active system included
 */
public record ShipMove(
    SystemId from,
    UnitType type,
    boolean damaged,
    Optional<List<SystemId>> path,
    Optional<List<Passage>> through,
    List<Pickup> cargo) {
  public ShipMove {
    Objects.requireNonNull(from);
    Objects.requireNonNull(type);
    path = path.map(List::copyOf);
    through = through.map(List::copyOf);
    cargo = List.copyOf(cargo);
  }

  /** An undamaged ship with nothing aboard that goes its best way. */
  public static ShipMove of(SystemId from, UnitType type) {
    return new ShipMove(from, type, false, Optional.empty(), Optional.empty(), List.of());
  }

  public ShipMove along(List<SystemId> way) {
    return new ShipMove(from, type, damaged, Optional.of(way), through, cargo);
  }

  public ShipMove carrying(List<Pickup> load) {
    return new ShipMove(from, type, damaged, path, through, load);
  }

  public ShipMove through(Passage... passages) {
    return new ShipMove(from, type, damaged, path, Optional.of(List.of(passages)), cargo);
  }

  /** The same by whatever way is best. */
  ShipMove anyWay() {
    return new ShipMove(from, type, damaged, Optional.empty(), Optional.empty(), cargo);
  }
}
