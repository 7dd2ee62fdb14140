package org.lazax.game.strategyphase;

import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/**
 * The strategy cards to choose from.
 *
 * @param cards with the trade goods that come with each
 */
public record StrategyCardChoice(Map<StrategyCardId, Integer> cards) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(ChooseStrategyCard.class);
  }
}
