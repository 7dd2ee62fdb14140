package org.lazax.game.actioncards;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** Exactly this number of cards of the hand is to be discarded. */
public record DiscardOption(int count, List<ActionCardId> hand) implements Option {
  @Override
  public Form form() {
    return Form.of(new DiscardActionCards(hand.subList(0, count)))
        .with(Field.choose("cards", Bounds.exactly(count), Candidate.each(hand)));
  }
}
