package org.lazax.simulation.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Form;

/** The standing orders of a bot that can do nothing at a moment: it lets it pass for the round. */
final class RoundsOrders {
  private static final String ORDERS = "game.leave-standing-orders";
  private static final String PASS = ".let-pass";
  private static final String UNTIL = "until";
  private static final String ROUND = "round";

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
        ? forms.stream()
            .filter(form -> form.command().equals(ORDERS))
            .findFirst()
            .flatMap(RoundsOrders::forTheRound)
        : Optional.empty();
  }

  private static Optional<FilledForm> forTheRound(Form form) {
    return form.field(UNTIL).offered().stream()
        .filter(until -> Candidate.text(until).equalsIgnoreCase(ROUND))
        .findFirst()
        .map(until -> new FilledForm(form, Map.of(UNTIL, until)));
  }
}
