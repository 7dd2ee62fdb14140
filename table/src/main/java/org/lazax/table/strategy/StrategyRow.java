package org.lazax.table.strategy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.table.immutable.Copies;

/** The strategy cards that nobody has, with the trade goods on each. */
public record StrategyRow(Map<StrategyCardId, Integer> goods) {
  public static final StrategyRow NONE = new StrategyRow(Map.of());

  public StrategyRow {
    goods = Copies.sorted(goods);
  }

  @JsonCreator
  static StrategyRow parse(Map<StrategyCardId, Integer> goods) {
    return new StrategyRow(goods);
  }

  @Override
  @JsonValue
  public Map<StrategyCardId, Integer> goods() {
    return goods;
  }

  public boolean has(StrategyCardId card) {
    return goods.containsKey(card);
  }

  /** The same with this card and as many more trade goods on it. */
  public StrategyRow plus(StrategyCardId card, int more) {
    return new StrategyRow(Copies.with(goods, card, goods.getOrDefault(card, 0) + more));
  }
}
