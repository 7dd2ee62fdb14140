package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.Stamp;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * What combat-service alone remembers of a game: its combats, the oldest first. Dice that fall
 * outside a combat, those of space cannon and bombardment, stand in the log alone.
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

  /** What was destroyed in the combat that is being fought. */
  public List<UnitStack> destroyed() {
    return goesOn() ? fought.getLast().destroyed() : List.of();
  }

  /** Who has sustained damage in the round that is being fought, and still lies on its side. */
  public List<UnitStack> weary() {
    return !goesOn() || fought.getLast().rounds().isEmpty()
        ? List.of()
        : fought.getLast().rounds().getLast().weary();
  }
}
