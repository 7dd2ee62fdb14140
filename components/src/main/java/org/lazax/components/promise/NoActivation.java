package org.lazax.components.promise;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.chronicle.Seat;
import org.lazax.rules.activation.ActivationHooks;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The player does not activate a system in which the other player has units or planets when it is
 * promised. Rule: deals.N4.
 */
final class NoActivation extends PromiseUntil implements ActivationHooks {
  private static final String SYSTEM = "system";

  NoActivation() {
    super("no_activation");
  }

  @Override
  List<Map<String, String>> subjects(Table table, Seat by, Seat to) {
    return systems(table, to).stream().map(system -> Map.of(SYSTEM, system.value())).toList();
  }

  private static Set<SystemId> systems(Table table, Seat seat) {
    Set<SystemId> systems = new TreeSet<>();
    ControlledPlanets.of(table, seat).forEach(place -> systems.add(place.system()));
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          if (stacks.stream().anyMatch(stack -> stack.owner().equals(seat))) {
            systems.add(place.system());
          }
        });
    return systems;
  }

  @Override
  public Optional<String> bars(Table table, Grant by, Seat seat, SystemId system) {
    return by.user().equals(seat)
            && Promises.of(table, by).stream()
                .anyMatch(each -> system.value().equals(each.promise().terms().get(SYSTEM)))
        ? Optional.of("deals.N4")
        : Optional.empty();
  }
}
