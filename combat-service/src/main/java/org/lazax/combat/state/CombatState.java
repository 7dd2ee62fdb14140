package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.Stamp;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * The state that only combat-service keeps of a game: its combats, the oldest first. Dice outside a
 * combat, those of space cannon and bombardment, are only in the log.
 */
public record CombatState(List<CombatReport> fought) {
  public static final CombatState INITIAL = new CombatState(List.of());

  public CombatState {
    fought = List.copyOf(fought);
  }

  public CombatState after(CombatEvent event, Stamp stamp) {
    if (event instanceof CombatBegan begun) {
      return new CombatState(Copies.with(fought, CombatReport.begun(stamp.seq(), begun)));
    }
    return goesOn() ? withLast(fought.getLast().after(event)) : this;
  }

  public CombatState after(UnitsDestroyed event) {
    return goesOn() ? withLast(fought.getLast().after(event)) : this;
  }

  private boolean goesOn() {
    return !fought.isEmpty() && !fought.getLast().over();
  }

  private CombatState withLast(CombatReport battle) {
    return new CombatState(Copies.with(fought.subList(0, fought.size() - 1), battle));
  }

  /** The units that were destroyed in the current combat; empty if there is none. */
  public List<UnitStack> destroyed() {
    return goesOn() ? fought.getLast().destroyed() : List.of();
  }

  /** The units that have sustained damage in the current round and were not destroyed since. */
  public List<UnitStack> weary() {
    return !goesOn() || fought.getLast().rounds().isEmpty()
        ? List.of()
        : fought.getLast().rounds().getLast().weary();
  }
}
