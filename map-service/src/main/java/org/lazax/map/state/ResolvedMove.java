package org.lazax.map.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * The move of a ship as it was declared and found legal.
 *
 * @param entered every system that it enters, the active one last; none if it stays in the active
 *     system and only takes cargo aboard
 * @param passages the passage by which it enters each of them
 * @param mark the component that tells the ship from others of its type; empty if none does
 */
public record ResolvedMove(
    SystemId from,
    UnitType type,
    boolean damaged,
    List<SystemId> entered,
    List<Passage> passages,
    List<Pickup> cargo,
    Optional<ComponentRef> mark) {
  public ResolvedMove {
    entered = List.copyOf(entered);
    passages = List.copyOf(passages);
    cargo = List.copyOf(cargo);
  }

  /** The ship as a unit of this player. */
  public UnitStack ship(Seat seat) {
    return new UnitStack(seat, type, 1, damaged, mark);
  }

  /**
   * What is aboard when the ship leaves the n-th system that it has entered; 0 is the system where
   * it starts.
   */
  public List<Pickup> aboard(int left) {
    return cargo.stream().filter(pickup -> stop(pickup.from().system()) <= left).toList();
  }

  /** Whether it stays in the active system. */
  public boolean stays() {
    return entered.isEmpty();
  }

  /** Every system it leaves, in order. */
  public List<SystemId> left() {
    if (stays()) {
      return List.of();
    }
    List<SystemId> left = new ArrayList<>(entered);
    left.removeLast();
    left.addFirst(from);
    return left;
  }

  /**
   * When the ship is first in a system: 0 where it starts, then the number of the system entered.
   */
  private int stop(SystemId system) {
    return system.equals(from) ? 0 : entered.indexOf(system) + 1;
  }
}
