package org.lazax.game.production;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.PaidByCaptives;
import org.lazax.rules.production.Producible;
import org.lazax.rules.production.ProductionCost;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.production.ProductionMeans;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;

/** What may be done with production now. */
public sealed interface ProductionOption extends Option {

  /**
   * Units may be produced.
   *
   * @param required whether at least one unit must be produced
   * @param limit the maximum number of units; empty if only their cost limits them
   * @param mostCost the maximum cost of all units together before the discount; empty if there is
   *     none
   * @param discount the resources by which the total cost is reduced
   * @param units the units that can be produced, with the places for them
   * @param liftable the units of the player that may be taken off the board where the
   *     reinforcements have none left
   * @param means the means of paying resources, with the trade goods that come with the units
   * @param beside the number of units that do not count against the limit, of some types
   * @param captives the captives that can be handed back for units of their types
   */
  record Producing(
      boolean required,
      Optional<Integer> limit,
      Optional<Integer> mostCost,
      int discount,
      List<Producible> units,
      List<Lifted> liftable,
      PaymentMeans means,
      @OmittedByDefault int beside,
      @OmittedByDefault List<Captive> captives)
      implements ProductionOption {
    @Override
    public Form form() {
      return ProductionForm.of(this);
    }
  }

  static Producing of(Table table, Production production) {
    int limit = ProductionLimit.of(table, production);
    List<Producible> units = Producible.in(table, production);
    return new Producing(
        production.allowance().filter(Allowance::required).isPresent(),
        limit == Integer.MAX_VALUE ? Optional.empty() : Optional.of(limit),
        production.allowance().flatMap(Allowance::cost),
        ProductionCost.discount(table, production),
        units,
        ReusedUnits.liftable(table, production.seat(), units),
        ProductionMeans.of(table, production),
        ProductionLimit.beside(table, production),
        PaidByCaptives.within(table, production.seat()));
  }
}
