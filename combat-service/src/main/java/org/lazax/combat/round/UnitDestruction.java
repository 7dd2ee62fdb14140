package org.lazax.combat.round;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.HitPool;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Destroys units in combats. Abilities can follow when units are destroyed, but not when units are
 * removed. Rule: destroyed.2.
 */
public final class UnitDestruction {
  private UnitDestruction() {}

  /**
   * Destroys units. The moments that follow come before the frame on top goes on.
   *
   * @param by the player who destroys them
   * @param units units of one owner
   */
  public static void destroy(
      Draft<?, Table> draft, Place place, HitSource source, Seat by, List<UnitStack> units) {
    if (units.isEmpty()) {
      return;
    }
    follow(draft, befall(draft, place, by, units), Optional.of(source), units);
  }

  /** Opens the moments after units of one owner were destroyed, except by the hits of a roll. */
  static void follow(
      Draft<?, Table> draft,
      CombatContext fight,
      Optional<HitSource> source,
      List<UnitStack> units) {
    CombatMoments.occurs(draft, fight.befalls(CombatMoment.LOSSES_TAKEN, source, units));
    CombatMoments.occurs(draft, fight.befalls(CombatMoment.DESTROYED, source, units));
  }

  /**
   * Destroys units by hits that were assigned. The moment for all units that the hits of a roll
   * destroy comes after the last of them. Rule: leader/ipswitch_loose_cannon.N7.
   */
  public static void destroyByHits(
      Draft<?, Table> draft, Place place, HitSource source, Seat by, List<UnitStack> units) {
    Optional<Frame> roll = HitPool.roll(draft.table().kernel());
    if (units.isEmpty() || roll.isEmpty()) {
      destroy(draft, place, source, by, units);
      return;
    }
    CombatContext fight = befall(draft, place, by, units);
    InFight taken = fight.befalls(CombatMoment.LOSSES_TAKEN, source, units);
    if (CombatMoments.MOMENTS.concern(draft.table(), taken)
        && roll.get() instanceof Frame(int id, RollHits exchange, var _)) {
      draft.add(new FrameChanged(id, exchange.lost(units)));
    }
    CombatMoments.occurs(draft, fight.befalls(CombatMoment.DESTROYED, source, units));
  }

  private static CombatContext befall(
      Draft<?, Table> draft, Place place, Seat by, List<UnitStack> units) {
    CombatContext fight = CombatContext.around(draft.table(), place, units.getFirst().owner());
    UnitLocations.befall(
        draft, place, units, (at, gone) -> new UnitsDestroyed(at, gone, Optional.of(by)));
    units.forEach(gone -> forget(draft, place, gone));
    return fight;
  }

  /**
   * Removes destroyed units from the counts of units that have sustained damage in the roll, so
   * that other units can still sustain damage.
   */
  private static void forget(Draft<?, Table> draft, Place place, UnitStack gone) {
    for (Layer layer : draft.table().kernel().stack()) {
      if (layer instanceof Frame(int id, TakeHits hits, var _)
          && hits.place().equals(place)
          && hits.on(gone.owner()) > 0) {
        draft.add(new FrameChanged(id, hits.destroyed(gone)));
      }
    }
  }
}
