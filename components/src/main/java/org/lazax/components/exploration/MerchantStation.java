package org.lazax.components.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** The player may replenish its commodities or convert all of them to trade goods. */
final class MerchantStation extends RevealedCard {
  private static final String WHAT = "commodities";
  private static final String REPLENISH = "replenish";
  private static final String CONVERT = "convert";

  MerchantStation() {
    super("merchant_station");
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    boolean any = table.player(grant.user()).commodities() > 0;
    return soFar.has(WHAT)
        ? Optional.empty()
        : Optional.of(new Ask(WHAT, any ? List.of(REPLENISH, CONVERT) : List.of(REPLENISH), 0, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Seat seat = grant.user();
    chosen
        .one(WHAT)
        .ifPresent(what -> {
          if (what.equals(REPLENISH)) {
            Gains.replenish(draft, seat);
          } else {
            Gains.convert(draft, seat, draft.table().player(seat).commodities());
          }
        });
  }
}
