package org.lazax.components.promise;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.FireHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;

/** The player does not fire space cannons at units of the other player. Rule: deals.N5. */
final class HoldsFire extends PromiseUntil implements FireHooks {
  HoldsFire() {
    super("holds_fire");
  }

  @Override
  List<Map<String, String>> subjects(Table table, Seat by, Seat to) {
    return List.of(Map.of());
  }

  @Override
  public Optional<String> holdsFire(Table table, Grant grant, Seat at) {
    return Promises.of(table, grant).stream().anyMatch(each -> each.to().equals(at))
        ? Optional.of("deals.N5")
        : Optional.empty();
  }
}
