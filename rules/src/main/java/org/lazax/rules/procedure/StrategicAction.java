package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/**
 * The primary ability of a strategy card, then its secondary ability for the other players. Rule:
 * strategic_action.1.
 */
@WireType("strategic-action")
public record StrategicAction(Seat seat, StrategyCardId card, @JsonUnwrapped Progress progress)
    implements GameProcedure {

  /**
   * A player uses a strategy card.
   *
   * @param others the players who may use the secondary ability, in order
   */
  public StrategicAction(Seat seat, StrategyCardId card, List<Seat> others) {
    this(seat, card, new Progress(false, others, List.of()));
  }

  /** The action after the primary ability. */
  public StrategicAction primaryDone() {
    return with(new Progress(true, progress.left, progress.free));
  }

  /** These players must use the secondary ability, at no cost. Rule: trade.4.1. */
  public StrategicAction free(List<Seat> seats) {
    return with(new Progress(true, progress.left, seats));
  }

  /** The action with these players left to use the secondary ability. */
  public StrategicAction leaving(List<Seat> seats) {
    return with(new Progress(true, seats, progress.free));
  }

  private StrategicAction with(Progress now) {
    return new StrategicAction(seat, card, now);
  }

  /**
   * The progress of the action.
   *
   * @param left the players who have not been asked to use the secondary ability
   * @param free the players who must use it, at no cost. Rule: trade.4.1
   */
  public record Progress(boolean primaryDone, List<Seat> left, List<Seat> free) {
    public Progress {
      left = List.copyOf(left);
      free = List.copyOf(free);
    }
  }
}
