package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units that are destroyed outside of fights, whichever service commits it. The abilities that
 * follow come before the caller goes on. Rule: destroyed.2.
 */
public final class DestroyedUnits {
  private DestroyedUnits() {}

  /**
   * Destroys units at a place. No units are no destruction.
   *
   * @param by the player who destroys them; empty if no player does
   */
  public static void destroy(
      Draft<?, Table> draft, Place place, List<UnitStack> units, Optional<Seat> by) {
    if (!units.isEmpty()) {
      draft.add(new UnitsDestroyed(place, units, by));
      draft.call(new Destroyed(place, units, by));
    }
  }

  /** The events by which a rule destroys units that cannot stay. */
  public static List<GameEvent> byRule(Table table, Place place, List<UnitStack> units) {
    return units.isEmpty()
        ? List.of()
        : List.of(
            new UnitsDestroyed(place, units, Optional.empty()),
            new FrameOpened(
                table.kernel().opened(), new Destroyed(place, units, Optional.empty())));
  }
}
