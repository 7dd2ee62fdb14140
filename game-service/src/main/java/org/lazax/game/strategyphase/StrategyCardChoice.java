package org.lazax.game.strategyphase;

import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/**
 * The strategy cards to choose from.
 *
 * @param cards with the trade goods that come with each
 */
public record StrategyCardChoice(Map<StrategyCardId, Integer> cards) implements Option {
  @Override
  public Form form() {
    return Form.of(new ChooseStrategyCard(cards.keySet().iterator().next()))
        .with(
            Field.oneOf(
                "card",
                cards.entrySet().stream()
                    .map(card -> Candidate.of(card.getKey()).worth(card.getValue()))
                    .toList()));
  }
}
