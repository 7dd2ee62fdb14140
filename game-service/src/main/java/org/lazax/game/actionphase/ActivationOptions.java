package org.lazax.game.actionphase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * How systems can be activated: those that cost nothing together, and the others by their price.
 */
final class ActivationOptions {
  private ActivationOptions() {}

  static List<Option> of(Table table, Seat seat, List<SystemId> systems) {
    Map<SystemId, Owed> tolls = Activation.tolls(table, seat, systems);
    List<SystemId> free = new ArrayList<>(systems);
    free.removeAll(tolls.keySet());
    Map<Owed, List<SystemId>> paid = new LinkedHashMap<>();
    tolls.forEach((system, toll) -> paid.computeIfAbsent(toll, _ -> new ArrayList<>()).add(system));
    List<Option> options = new ArrayList<>();
    if (!free.isEmpty()) {
      options.add(new TurnOption.Activation(free));
    }
    paid.forEach((toll, there) ->
        options.add(
            new TurnOption.PaidActivation(
                there, toll.amount(), PaymentMeans.of(table, seat, toll.purpose()))));
    return options;
  }
}
