package org.lazax.components.exploration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player may gain two commodities or convert up to two of its commodities to trade goods. Rule:
 * exploration/abandoned_warehouses.N1.
 */
final class AbandonedWarehouses extends RevealedCard {
  private static final String WHAT = "commodities";
  private static final String GAIN = "gain";
  private static final String CONVERT = "convert-";
  private static final int MOST = 2;

  AbandonedWarehouses() {
    super("abandoned_warehouses");
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    if (soFar.has(WHAT)) {
      return Optional.empty();
    }
    List<String> choices = new ArrayList<>();
    if (CommodityValue.missing(table, grant.user()) > 0) {
      choices.add(GAIN);
    }
    int convertible = Math.min(MOST, table.player(grant.user()).commodities());
    for (int count = convertible; count > 0; count--) {
      choices.add(CONVERT + count);
    }
    return choices.isEmpty() ? Optional.empty() : Optional.of(new Ask(WHAT, choices, 0, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Seat seat = grant.user();
    chosen
        .one(WHAT)
        .ifPresent(what -> {
          if (what.equals(GAIN)) {
            Gains.commodities(draft, seat, MOST);
          } else {
            Gains.convert(draft, seat, Integer.parseInt(what.substring(CONVERT.length())));
          }
        });
  }
}
