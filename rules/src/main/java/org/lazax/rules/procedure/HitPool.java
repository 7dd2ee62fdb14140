package org.lazax.rules.procedure;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.table.Table;

/** The hits that are still to be assigned. Abilities add to them and cancel some of them. */
public final class HitPool {
  private HitPool() {}

  /**
   * Adds hits of an ability to those of the roll under way.
   *
   * @return false if there is no roll
   */
  public static boolean join(Draft<?, Table> draft, Seat on, int count, HitTargets targets) {
    Kernel kernel = draft.table().kernel();
    Optional<Frame> roll = roll(kernel);
    Hits more = new Hits(on, count, targets);
    roll.ifPresent(frame -> draft.add(joined(taking(kernel, frame).orElse(frame), more)));
    return roll.isPresent();
  }

  /**
   * The frame of the roll in the current combat, or of the current roll outside of a combat; empty
   * if there is none.
   */
  public static Optional<Frame> roll(Kernel kernel) {
    return kernel
        .frameOf(procedure -> procedure instanceof RollHits || procedure instanceof Combat)
        .filter(frame -> frame.procedure() instanceof RollHits);
  }

  /** The frame in which units sustain damage for the roll's hits. */
  private static Optional<Frame> taking(Kernel kernel, Frame roll) {
    return kernel
        .frameOf(procedure -> procedure instanceof TakeHits hits && !hits.assigns())
        .filter(frame -> frame.id() > roll.id());
  }

  private static FrameChanged joined(Frame frame, Hits more) {
    return new FrameChanged(
        frame.id(),
        switch (frame.procedure()) {
          case TakeHits hits -> hits.joined(more);
          case RollHits roll -> roll.joined(more);
          default -> frame.procedure();
        });
  }

  /** The frame of the hits that are being taken now. */
  public static Optional<Frame> taken(Kernel kernel) {
    return kernel.frameOf(
        procedure -> procedure instanceof TakeHits || procedure instanceof AssignHits);
  }

  /** Cancels this number of the hits that a side is about to take. */
  public static void cancel(Draft<?, Table> draft, Seat seat, int count) {
    taken(draft.table().kernel())
        .ifPresent(frame ->
            draft.add(
                new FrameChanged(
                    frame.id(),
                    switch (frame.procedure()) {
                      case TakeHits hits -> hits.cancelled(seat, count);
                      case AssignHits hits -> hits.cancelled(count);
                      default -> frame.procedure();
                    })));
  }
}
