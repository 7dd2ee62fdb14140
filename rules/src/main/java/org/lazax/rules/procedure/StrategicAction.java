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
   * @param others who may use the secondary ability, in order
   */
  public StrategicAction(Seat seat, StrategyCardId card, List<Seat> others) {
    this(seat, card, new Progress(false, others, List.of()));
  }

  /** The primary ability is resolved. */
  public StrategicAction primaryDone() {
    return with(new Progress(true, progress.left, progress.free));
  }

  /** These use the secondary ability at no cost, and must. Rule: trade.4.1. */
  public StrategicAction free(List<Seat> seats) {
    return with(new Progress(true, progress.left, seats));
  }

  /** These are left to use the secondary ability. */
  public StrategicAction leaving(List<Seat> seats) {
    return with(new Progress(true, seats, progress.free));
  }

  private StrategicAction with(Progress now) {
    return new StrategicAction(seat, card, now);
  }

  /**
   * How far the action is.
   *
   * @param left who has not been asked to use the secondary ability
   * @param free who uses it at no cost, and must. Rule: trade.4.1
   */
  public record Progress(boolean primaryDone, List<Seat> left, List<Seat> free) {
    public Progress {
      left = List.copyOf(left);
      free = List.copyOf(free);
    }
  }
}
