package org.lazax.game.strategyphase;

import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/**
 * A strategy card is to be chosen.
 *
 * @param cards the cards with the trade goods on each
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
