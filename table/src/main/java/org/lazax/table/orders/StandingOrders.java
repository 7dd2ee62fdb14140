package org.lazax.table.orders;

import com.google.common.collect.Sets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.immutable.Copies;

/**
 * The standing orders of a player, at most one for each {@link OrderScope}. The player passes at
 * the moments of all that are in force.
 *
 * @param lettingPass the moments of the order for the game
 * @param timed the other orders, those for the longest time first
 */
public record StandingOrders(
    Set<MomentName> lettingPass, @OmittedByDefault List<TimedOrder> timed) {
  public static final StandingOrders NONE = new StandingOrders(Set.of(), List.of());

  public StandingOrders {
    lettingPass = Copies.ordered(lettingPass);
    timed = List.copyOf(timed);
  }

  /** These orders for the game. All earlier orders end. */
  public static StandingOrders forTheGame(Set<MomentName> lettingPass) {
    return new StandingOrders(lettingPass, List.of());
  }

  /**
   * The orders after one more. It ends earlier orders for the same time or a shorter one. Orders
   * that are over go, too.
   */
  public StandingOrders and(TimedOrder order, Kernel kernel) {
    return new StandingOrders(
        lettingPass,
        Stream.concat(
                timed.stream()
                    .filter(earlier -> earlier.until().compareTo(order.until()) < 0)
                    .filter(earlier -> earlier.isInForce(kernel)),
                Stream.of(order).filter(now -> !now.lettingPass().isEmpty()))
            .toList());
  }

  /** Whether there is an order for this time, which is not the whole game. */
  public boolean has(OrderScope until) {
    return timed.stream().anyMatch(order -> order.until() == until);
  }

  /** Whether the player passes at this moment without being asked. */
  public boolean letPass(MomentName moment, Kernel kernel) {
    return lettingPass.contains(moment)
        || timed.stream()
            .anyMatch(order -> order.lettingPass().contains(moment) && order.isInForce(kernel));
  }

  /** All moments at which the player passes without being asked. */
  public Set<MomentName> lettingPass(Kernel kernel) {
    Set<MomentName> moments = lettingPass;
    for (TimedOrder order : timed) {
      if (order.isInForce(kernel)) {
        moments =
            moments.isEmpty()
                ? order.lettingPass()
                : Copies.ordered(Sets.union(moments, order.lettingPass()));
      }
    }
    return moments;
  }
}
