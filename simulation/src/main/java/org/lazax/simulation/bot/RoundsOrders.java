package org.lazax.simulation.bot;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.game.orders.LeavingOrders;

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
        .flatMap(option -> ((LeavingOrders) option).untilTheRoundEnds().stream())
        .findFirst()
        .map(FilledForm::sample);
  }
}
