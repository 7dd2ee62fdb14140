package org.lazax.table.event.strategy;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * The trade goods on strategy cards that a player has. They go where the card goes, and nobody
 * gains them before the card is taken from the common area. Rules:
 * action_card/manipulate_investments.N1, action_card/manipulate_investments.N1.1.
 *
 * @param goods by card; only cards with goods are named
 */
@WireType("prophecy-of-kings.goods-on-held-cards")
public record GoodsOnHeldCards(Map<StrategyCardId, Integer> goods) implements TablePart {
  public static final PartId<GoodsOnHeldCards> ID =
      PartId.of(new GoodsOnHeldCards(Map.of()), List.of(GoodsInvested.class));

  public GoodsOnHeldCards {
    goods = Copies.sorted(goods);
  }

  /** The trade goods on this card, which a player has. */
  public int on(StrategyCardId card) {
    return goods.getOrDefault(card, 0);
  }

  /** The same with as many more on this card. */
  public GoodsOnHeldCards plus(StrategyCardId card, int more) {
    return new GoodsOnHeldCards(Copies.with(goods, card, on(card) + more));
  }

  /** The table after this card came to the common area, with the trade goods on it. */
  public static Table laidOut(Table table, StrategyCardId card) {
    return table
        .withStrategyRow(table.strategyRow().plus(card, table.part(ID).on(card)))
        .withPart(ID, held -> new GoodsOnHeldCards(Copies.without(held.goods, card)));
  }

  @Override
  public boolean isEmpty() {
    return goods.isEmpty();
  }

  /** The cards of an eliminated player come to the common area with the goods on them. */
  @Override
  public GoodsOnHeldCards without(Seat out) {
    return this;
  }

  @Override
  public GoodsOnHeldCards shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return goods.entrySet().stream()
        .filter(each -> each.getValue() < 1 || table.strategyRow().has(each.getKey()))
        .map(each -> each.getValue() + " trade goods on " + each.getKey())
        .toList();
  }
}
