package org.lazax.rules.strategy;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** The prices of abilities of strategy cards for a player. */
public final class StrategyCardPrices {
  private StrategyCardPrices() {}

  /** The command tokens that the secondary ability of a card costs, of this many printed. */
  public static int tokens(Table table, Seat seat, StrategyCardId card, int printed) {
    return Amount.of(
        table,
        seat,
        StrategyCardHooks.class,
        printed,
        Math::min,
        (hooks, grant) -> hooks.tokens(table, grant, card));
  }

  /** Whether the secondary ability of a card places a command token, if it is printed so. */
  public static boolean placesToken(Table table, Seat seat, StrategyCardId card, boolean printed) {
    return printed
        && Ruleset.hooks(table, seat, StrategyCardHooks.class).stream()
            .noneMatch(hook -> hook.hooks().placesNoToken(table, hook.grant(), card));
  }

  /** The resources that an ability of a card costs, of this many printed. */
  public static int resources(Table table, Seat seat, StrategyCardId card, int printed) {
    return Amount.of(
        table,
        seat,
        StrategyCardHooks.class,
        printed,
        Math::min,
        (hooks, grant) -> hooks.resources(table, grant, card));
  }
}
