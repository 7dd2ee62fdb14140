package org.lazax.rules.production;

import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** The price of produced units. Rule: producing_units.1. */
public final class ProductionCost {
  private ProductionCost() {}

  /** The cost of a unit for this player. */
  public static Cost of(Table table, Seat seat, UnitCard card) {
    Cost printed = card.cost().orElseThrow();
    int pieces =
        Amount.of(
            table,
            seat,
            ProductionHooks.class,
            printed.pieces(),
            Math::min,
            (hooks, grant) -> hooks.pieces(table, grant, card.type()));
    return new Cost(printed.resources(), pieces);
  }

  /**
   * How many units of a type are had for one captive: one, and what components add to each price.
   * Rules: faction_ability/amalgamation.N4, faction_ability/amalgamation.N5.
   */
  public static int forCaptive(Table table, Seat seat, UnitType type) {
    return Amount.of(
        table,
        seat,
        ProductionHooks.class,
        1,
        Math::min,
        (hooks, grant) -> hooks.pieces(table, grant, type));
  }

  /** What is paid for a unit, and for how many pieces; it may be less than the cost. */
  public static Cost price(Table table, Production production, UnitCard card) {
    Cost cost = of(table, production.seat(), card);
    int resources =
        Amount.of(
            table,
            production.seat(),
            ProductionHooks.class,
            cost.resources(),
            Math::min,
            (hooks, grant) -> hooks.price(table, grant, production, card.type()));
    return new Cost(Math.max(0, resources), cost.pieces());
  }

  /** The discount on all units of one production together. */
  public static int discount(Table table, Production production) {
    int discount = 0;
    for (var hook : Ruleset.hooks(table, production.seat(), ProductionHooks.class)) {
      discount += hook.hooks().discount(table, hook.grant(), production);
    }
    return discount;
  }
}
