package org.lazax.combat.moment;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.combat.Whereabouts;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.table.Table;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.procedure.TakeHits;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsDestroyed;

/**
 * All destruction in fights: what is destroyed lets others act, what is merely removed does not.
 * Rule: destroyed.2.
 */
public final class Losses {
  private Losses() {}

  /**
   * These are destroyed, and whatever hangs on it comes before the frame now on top goes on.
   *
   * @param by who destroys them
   * @param units of one owner
   */
  public static void destroy(
      Draft<?, Table> draft, Place place, HitSource source, Seat by, List<UnitStack> units) {
    if (units.isEmpty()) {
      return;
    }
    Fight fight = Fight.around(draft.table(), place, units.getFirst().owner());
    Whereabouts.befall(
        draft, place, units, (at, gone) -> new UnitsDestroyed(at, gone, Optional.of(by)));
    units.forEach(gone -> forget(draft, place, gone));
    Fight.occurs(draft, fight.befalls(CombatMoment.DESTROYED, source, units));
  }

  /** Who has sustained damage and is gone keeps nobody else from sustaining it. */
  private static void forget(Draft<?, Table> draft, Place place, UnitStack gone) {
    for (Layer layer : draft.table().kernel().stack()) {
      if (layer instanceof Frame(int id, TakeHits hits, var _)
          && hits.place().equals(place)
          && hits.on(gone.owner()) > 0) {
        draft.add(new FrameChanged(id, hits.bereft(gone)));
      }
    }
  }
}
