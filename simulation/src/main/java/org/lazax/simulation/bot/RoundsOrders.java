package org.lazax.simulation.bot;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.game.orders.LeaveStandingOrders;
import org.lazax.game.orders.LeavingOrders;
import org.lazax.table.orders.OrderScope;

/**
 * The standing orders of a bot that can do nothing at a moment: it lets it pass for the round,
 * beside the moments that it lets pass already.
 */
final class RoundsOrders {
  static final String COMMAND = "game.leave-standing-orders";

  private RoundsOrders() {}

  /** The orders; empty if the bot is not asked at a moment of a round. */
  static Optional<FilledForm> among(List<Option> options) {
    return options.stream()
        .filter(LeavingOrders.class::isInstance)
        .flatMap(option -> option.forms().stream())
        .filter(RoundsOrders::isForTheRound)
        .findFirst()
        .map(FilledForm::sample);
  }

  private static boolean isForTheRound(Form form) {
    return form.fields().isEmpty()
        && form.sample().command() instanceof LeaveStandingOrders orders
        && orders.until().filter(OrderScope.ROUND::equals).isPresent();
  }
}
