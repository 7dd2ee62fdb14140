package org.lazax.simulation.bot;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.form.Form;
import org.lazax.game.orders.LeaveStandingOrders;
import org.lazax.table.orders.OrderScope;

/**
 * The standing orders of a bot that can do nothing at a moment: it lets it pass for the round,
 * beside the moments that it lets pass already.
 */
final class RoundsOrders {
  static final String ORDERS = "game.leave-standing-orders";
  private static final String PASS = ".let-pass";

  private RoundsOrders() {}

  /**
   * The orders; empty if the bot can do more than pass, or is not asked at a moment.
   *
   * @param forms all forms that are offered
   * @param open those of them that the bot would fill in
   */
  static Optional<FilledForm> of(List<Form> forms, List<Form> open) {
    boolean onlyPasses =
        !open.isEmpty() && open.stream().allMatch(form -> form.command().endsWith(PASS));
    return onlyPasses
        ? forms.stream().filter(RoundsOrders::isForTheRound).findFirst().map(FilledForm::sample)
        : Optional.empty();
  }

  private static boolean isForTheRound(Form form) {
    return form.fields().isEmpty()
        && form.sample().command() instanceof LeaveStandingOrders orders
        && orders.until().filter(OrderScope.ROUND::equals).isPresent();
  }
}
