package org.lazax.combat.moment;

import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.table.Copies;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure.GroundCombat;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;
import org.lazax.table.procedure.Exchange;
import org.lazax.table.procedure.Exchange.Hits;
import org.lazax.table.procedure.HitTargets;

/** Hits of abilities that come while the hits of a roll are assigned are assigned with those. */
public final class HitPool {
  private HitPool() {}

  /**
   * Adds hits to those of the roll that is going on.
   *
   * @return false if none is
   */
  public static boolean join(Draft<?, Table> draft, Seat on, int count, HitTargets targets) {
    for (Layer layer : draft.table().kernel().stack().reversed()) {
      if (layer instanceof Frame frame) {
        switch (frame.procedure()) {
          case Exchange exchange -> {
            Hits more = new Hits(on, count, targets);
            draft.add(
                new FrameChanged(
                    frame.id(),
                    exchange.with(exchange.rolling(), Copies.with(exchange.hits(), more))));
            return true;
          }
          case SpaceCombat _, GroundCombat _ -> {
            return false;
          }
          default -> {}
        }
      }
    }
    return false;
  }
}
