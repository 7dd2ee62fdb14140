package org.lazax.map.movement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.state.Pickup;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/**
 * One ship moves to the active system.
 *
 * @param path every system that it enters, the active one last. Without it the best path is taken:
 *     that with the fewest dice, then that which needs the least of the move value
 * @param through the passages by which it enters each of these systems. Without it a side is
 *     preferred to a wormhole, and other wormholes to that of the ion storm
 * @param cargo what it takes aboard on its path, including in the active system
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

  /** An undamaged ship without cargo that takes the best path. */
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

  /** The same ship and cargo by the best path. */
  ShipMove anyWay() {
    return new ShipMove(from, type, damaged, Optional.empty(), Optional.empty(), cargo);
  }
}
