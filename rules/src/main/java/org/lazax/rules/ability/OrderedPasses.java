package org.lazax.rules.ability;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.Passed;
import org.lazax.chronicle.kernel.Window;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.orders.MomentName;

/** Lets players who have standing orders for a moment pass at it when their turn comes. */
public final class OrderedPasses {

  private OrderedPasses() {}

  /** Lets all players pass who are awaited next and have orders to do so. */
  public static void obey(Draft<?, Table> draft) {
    Optional<Passed> next = next(draft.table());
    while (next.isPresent()) {
      draft.add(next.get());
      next = next(draft.table());
    }
  }

  private static Optional<Passed> next(Table table) {
    return table
        .kernel()
        .awaiting()
        .flatMap(window ->
            moment(table, window)
                .flatMap(moment ->
                    window.awaited().stream()
                        .filter(seat -> letsPass(table, seat, moment))
                        .findFirst()
                        .map(seat -> new Passed(window.id(), seat))));
  }

  /** The moment of the open window; empty if players are asked for something else. */
  public static Optional<MomentName> moment(Table table, Window window) {
    return Optional.of(new MomentName(window.about()))
        .filter(Ruleset.of(table).moments()::contains);
  }

  private static boolean letsPass(Table table, Seat seat, MomentName moment) {
    return table.player(seat).standingOrders().letPass(moment, table.kernel());
  }
}
