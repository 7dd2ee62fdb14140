package org.lazax.game.production;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption.Producible;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.table.Table;

/** One unit that could be produced and paid for, where one must be. Rule: component_action.3. */
public final class SingleUnit {
  private SingleUnit() {}

  public static boolean isPossible(Table table, Production production) {
    return cheapest(table, production).isPresent();
  }

  /** The one that costs least. */
  static Optional<ProduceUnits> cheapest(Table table, Production production) {
    Producing producing = ProductionOption.of(table, production);
    return producing.units().stream()
        .filter(unit -> unit.reinforcements().map(left -> left > 0).orElse(true))
        .min(Comparator.comparingInt((Producible unit) -> unit.cost().resources()))
        .flatMap(unit ->
            producing
                .means()
                .covering(Math.max(0, unit.cost().resources() - producing.discount()))
                .map(paid ->
                    new ProduceUnits(
                        List.of(new Produced(unit.type(), 1, unit.places().getFirst())),
                        List.of(),
                        paid)));
  }
}
