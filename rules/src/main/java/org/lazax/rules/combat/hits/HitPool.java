package org.lazax.rules.combat.hits;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitTargets;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/** The hits that are still to be assigned, to which others join and of which some are cancelled. */
public final class HitPool {
  private HitPool() {}

  /**
   * Adds hits of an ability, that come while the hits of a roll are taken, to those.
   *
   * @return false if no roll is going on
   */
  public static boolean join(Draft<?, Table> draft, Seat on, int count, HitTargets targets) {
    Kernel kernel = draft.table().kernel();
    Optional<Frame> roll = roll(kernel);
    Hits more = new Hits(on, count, targets);
    roll.ifPresent(frame -> draft.add(joined(taking(kernel, frame).orElse(frame), more)));
    return roll.isPresent();
  }

  /** The roll of this combat, or outside any. */
  public static Optional<Frame> roll(Kernel kernel) {
    return kernel
        .frameOf(procedure ->
            procedure instanceof RollHits
                || procedure instanceof SpaceCombat
                || procedure instanceof GroundCombat)
        .filter(frame -> frame.procedure() instanceof RollHits);
  }

  /** Where damage is sustained for its hits, if it is. */
  private static Optional<Frame> taking(Kernel kernel, Frame roll) {
    return kernel
        .frameOf(procedure -> procedure instanceof TakeHits hits && !hits.assigning())
        .filter(frame -> frame.id() > roll.id());
  }

  private static FrameChanged joined(Frame frame, Hits more) {
    return new FrameChanged(
        frame.id(),
        switch (frame.procedure()) {
          case TakeHits hits -> hits.joined(List.of(more));
          case RollHits exchange ->
              exchange.with(exchange.rolling(), Copies.with(exchange.hits(), more));
          default -> frame.procedure();
        });
  }

  /** The hits that are being taken now. */
  public static Optional<Frame> taken(Kernel kernel) {
    return kernel.frameOf(
        procedure -> procedure instanceof TakeHits || procedure instanceof AssignHits);
  }

  /** So many of the hits that a side is about to take come to nothing. */
  public static void cancel(Draft<?, Table> draft, Seat seat, int count) {
    taken(draft.table().kernel())
        .ifPresent(frame ->
            draft.add(
                new FrameChanged(
                    frame.id(),
                    switch (frame.procedure()) {
                      case TakeHits hits -> hits.cancelled(seat, count);
                      case AssignHits call -> call.left(Math.max(0, call.hits() - count));
                      default -> frame.procedure();
                    })));
  }
}
