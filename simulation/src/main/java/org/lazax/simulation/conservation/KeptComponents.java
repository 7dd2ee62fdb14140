package org.lazax.simulation.conservation;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The components that act for each player are those that a computation from nothing finds. */
final class KeptComponents {
  private KeptComponents() {}

  static List<String> violations(Table table) {
    return table.seats().stream().flatMap(seat -> outdated(table, seat)).toList();
  }

  private static Stream<String> outdated(Table table, Seat seat) {
    List<ComponentRef> kept = ActiveComponents.of(table, seat).all();
    List<ComponentRef> anew = ActiveComponents.anew(table, seat).all();
    return kept.equals(anew)
        ? Stream.empty()
        : Stream.of("for " + seat + " act " + kept + " instead of " + anew);
  }
}
