package org.lazax.game.strategyphase;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/**
 * A strategy card is to be chosen.
 *
 * @param cards the cards with the trade goods on each
 * @param receivers the players of whom one gets the card; empty if the player takes it itself
 */
public record StrategyCardChoice(Map<StrategyCardId, Integer> cards, List<Seat> receivers)
    implements Option {
  public StrategyCardChoice {
    receivers = List.copyOf(receivers);
  }

  @Override
  public Form form() {
    StrategyCardId first = cards.keySet().iterator().next();
    Form form =
        Form.of(new ChooseStrategyCard(first, receivers.stream().findFirst()))
            .with(
                Field.oneOf(
                    "card",
                    cards.entrySet().stream()
                        .map(card -> Candidate.of(card.getKey()).worth(card.getValue()))
                        .toList()));
    return receivers.isEmpty() ? form : form.with(Field.one("to", receivers));
  }
}
