package org.lazax.rules.production;

import java.util.Comparator;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * One unit that can be produced and paid for, for an effect that demands it. Rule:
 * component_action.3.
 */
public record SingleUnit(UnitType type, Place place, Payment payment) {
  public static boolean isPossible(Table table, Production production) {
    return cheapest(table, production).isPresent();
  }

  /** The cheapest one; empty if there is none. */
  public static Optional<SingleUnit> cheapest(Table table, Production production) {
    int discount = ProductionCost.discount(table, production);
    return Producible.in(table, production).stream()
        .filter(unit -> unit.reinforcements().map(left -> left > 0).orElse(true))
        .min(Comparator.comparingInt((Producible unit) -> unit.cost().resources()))
        .flatMap(unit ->
            ProductionMeans.of(table, production)
                .covering(Math.max(0, unit.cost().resources() - discount))
                .map(paid -> new SingleUnit(unit.type(), unit.places().getFirst(), paid)));
  }
}
