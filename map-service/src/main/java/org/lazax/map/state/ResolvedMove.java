package org.lazax.map.state;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/**
 * A ship's movement as declared and found legal.
 *
 * @param entered every system it enters, the active one last
 * @param passages by what it goes to each of them
 */
public record ResolvedMove(
    SystemId from,
    UnitType type,
    boolean damaged,
    List<SystemId> entered,
    List<Passage> passages,
    List<Pickup> cargo) {
  public ResolvedMove {
    entered = List.copyOf(entered);
    passages = List.copyOf(passages);
    cargo = List.copyOf(cargo);
  }

  /** What is aboard when the ship leaves the system it has entered as the n-th, 0 for the first. */
  public List<Pickup> aboard(int left) {
    return cargo.stream().filter(pickup -> stop(pickup.from().system()) <= left).toList();
  }

  /** Every system it leaves, in order. */
  public List<SystemId> left() {
    List<SystemId> left = new ArrayList<>(entered);
    left.removeLast();
    left.addFirst(from);
    return left;
  }

  /** When it is first in a system: 0 where it starts, then counted by systems entered. */
  private int stop(SystemId system) {
    return system.equals(from) ? 0 : entered.indexOf(system) + 1;
  }
}
