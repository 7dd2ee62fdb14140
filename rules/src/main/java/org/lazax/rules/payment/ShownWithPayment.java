package org.lazax.rules.payment;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.showing.ShownFor;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** What lies face down and makes a payment worth more if its owner shows it with the payment. */
public final class ShownWithPayment {
  private ShownWithPayment() {}

  /** Whether a player can pay a price, by what everybody may suppose about what lies face down. */
  public static boolean mayCover(Table table, Seat seat, Purpose purpose, int price) {
    return purpose == Purpose.RESEARCH
        ? Showing.mayAllow(
            table, seat, ShownFor.RESEARCH, now -> total(now, seat, purpose) >= price)
        : total(table, seat, purpose) >= price;
  }

  /**
   * What the player may show with a payment; nothing comes first. Each component makes the means
   * worth more.
   */
  public static List<Showing> by(Table table, Seat seat, Purpose purpose) {
    List<Showing> some = new ArrayList<>(List.of(Showing.nothing(table)));
    if (purpose == Purpose.RESEARCH) {
      for (Showing showing : Showing.by(table, seat, ShownFor.RESEARCH)) {
        if (some.stream()
            .filter(less -> showing.components().containsAll(less.components()))
            .allMatch(less ->
                total(less.table(), seat, purpose) < total(showing.table(), seat, purpose))) {
          some.add(showing);
        }
      }
    }
    return some;
  }

  /**
   * A player shows these components before a payment. Refused unless all of them make it worth
   * more.
   *
   * @param price the price that is paid
   */
  public static void carryOut(
      Draft<?, Table> draft, Seat seat, Purpose purpose, int price, List<ComponentRef> shown) {
    if (!shown.isEmpty()) {
      draft.require(
          price > 0
              && by(draft.table(), seat, purpose).stream()
                  .anyMatch(showing -> showing.components().equals(shown)),
          "abilities.3",
          "this seat has nothing of this name to show for the payment",
          "shown",
          shown);
      Showing.carryOut(draft, seat, ShownFor.RESEARCH, shown);
    }
  }

  private static int total(Table table, Seat seat, Purpose purpose) {
    return PaymentMeans.of(table, seat, purpose).total();
  }
}
