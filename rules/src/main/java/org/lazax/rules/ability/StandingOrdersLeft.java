package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.orders.MomentName;
import org.lazax.table.orders.OrderScope;
import org.lazax.table.orders.StandingOrders;
import org.lazax.table.orders.TimedOrder;

/**
 * For a time a player passes at exactly these moments without being asked. It ends the player's
 * earlier orders for the same time or a shorter one. Other players cannot see the orders, but they
 * see each pass. An unknown moment is refused ({@value #UNKNOWN}), and so is a time that has not
 * begun ({@value #NOT_NOW}).
 *
 * @param lettingPass names of moments, such as {@code in-fight}; empty to be asked at all moments
 *     for which no order for a longer time holds
 */
@WireType("table.standing-orders-left.v1")
public record StandingOrdersLeft(
    Seat seat, Set<MomentName> lettingPass, @OmittedByDefault OrderScope until)
    implements TableEvent {
  private static final String UNKNOWN = "unknown-moment";
  private static final String NOT_NOW = "no-such-time";

  public StandingOrdersLeft {
    lettingPass = Copies.ordered(lettingPass);
  }

  /** Orders for the rest of the game. */
  public StandingOrdersLeft(Seat seat, Set<MomentName> lettingPass) {
    this(seat, lettingPass, OrderScope.GAME);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat, player -> player.withStandingOrders(after(player.standingOrders(), table.kernel())));
  }

  private StandingOrders after(StandingOrders before, Kernel kernel) {
    return until == OrderScope.GAME
        ? StandingOrders.forTheGame(lettingPass)
        : before.and(new TimedOrder(until, frame(kernel), lettingPass), kernel);
  }

  /** The frame with which the orders end. */
  private Optional<Integer> frame(Kernel kernel) {
    return endsWith(until).flatMap(kernel::frameOf).map(Frame::id);
  }

  private static Optional<Class<? extends Procedure>> endsWith(OrderScope until) {
    return switch (until) {
      case GAME, OWN_TURN -> Optional.empty();
      case ROUND -> Optional.of(Round.class);
      case TURN -> Optional.of(Turn.class);
      case MOMENT -> Optional.of(Moment.class);
    };
  }

  /** The times for which orders can be given now, the longest first. */
  public static List<OrderScope> times(Table table) {
    return Stream.of(OrderScope.values()).filter(until -> isNow(until, table.kernel())).toList();
  }

  private static boolean isNow(OrderScope until, Kernel kernel) {
    return endsWith(until).map(frame -> kernel.frameOf(frame).isPresent()).orElse(true);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Set<MomentName> moments = Ruleset.of(table).moments();
    return lettingPass.stream()
        .filter(moment -> !moments.contains(moment))
        .findFirst()
        .map(moment ->
            Refusal.of(UNKNOWN, "there is no such moment")
                .with("moment", moment)
                .with("allowed", moments))
        .or(() ->
            isNow(until, table.kernel())
                ? Optional.empty()
                : Optional.of(
                    Refusal.of(NOT_NOW, "such a time has not begun")
                        .with("until", until)
                        .with("allowed", times(table))));
  }
}
