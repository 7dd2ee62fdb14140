package org.lazax.components.exploration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.goods.CommoditiesSpent;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * The player may gain a commodity, or spend a trade good or a commodity to get something for it.
 */
abstract class CommodityOrPurchase extends RevealedCard {
  private static final String WHAT = "commodity";
  private static final String GAIN = "gain";
  private static final String SPEND_COMMODITY = "spend-commodity";
  private static final String SPEND_GOOD = "spend-trade-good";

  CommodityOrPurchase(String card) {
    super(card);
  }

  /** Whether anything can be had for the price now. */
  abstract boolean isSold(Table table, Seat buyer, CardRevealed revealed);

  /** What has to be chosen of it. */
  abstract Optional<Ask> asksOfPurchase(
      Table table, Seat buyer, CardRevealed revealed, Chosen soFar);

  /** The player gets it. */
  abstract void buy(Draft<?, Table> draft, Seat buyer, CardRevealed revealed, Chosen chosen);

  /** A commodity can be spent in place of the trade good. */
  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, Bounds.upTo(1)));
  }

  @Override
  public final Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    Seat seat = grant.user();
    if (!soFar.has(WHAT)) {
      List<String> choices = choices(table, seat, revealed);
      return choices.isEmpty() ? Optional.empty() : Optional.of(new Ask(WHAT, choices, 0, 1));
    }
    return soFar.one(WHAT).filter(what -> !what.equals(GAIN)).isPresent()
        ? asksOfPurchase(table, seat, revealed, soFar)
        : Optional.empty();
  }

  private List<String> choices(Table table, Seat seat, CardRevealed revealed) {
    List<String> choices = new ArrayList<>();
    if (CommodityValue.missing(table, seat) > 0) {
      choices.add(GAIN);
    }
    Player player = table.player(seat);
    if (player.commodities() > 0 && isSold(table, seat, revealed)) {
      choices.add(SPEND_COMMODITY);
    }
    if (player.tradeGoods() > 0 && isSold(table, seat, revealed)) {
      choices.add(SPEND_GOOD);
    }
    return choices;
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Seat seat = grant.user();
    switch (chosen.one(WHAT).orElse("")) {
      case GAIN -> Gains.commodities(draft, seat, 1);
      case SPEND_COMMODITY -> {
        draft.add(new CommoditiesSpent(seat, 1));
        buy(draft, seat, revealed, chosen);
      }
      case SPEND_GOOD -> {
        draft.add(new GoodsSpent(seat, 1));
        buy(draft, seat, revealed, chosen);
      }
      default -> {}
    }
  }
}
