package org.lazax.table;

import com.google.common.collect.ForwardingList;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.id.ActionCardId;

/**
 * The discard pile of action cards, the last on top. Immutable. Keeps how many copies of each card
 * lie in it, because that is needed at every step.
 */
final class DiscardPile extends ForwardingList<ActionCardId> {
  private final ImmutableList<ActionCardId> cards;

  /** A thread that does not see it yet computes it again, with the same result. */
  private volatile @Nullable ImmutableMultiset<ActionCardId> copies;

  private DiscardPile(ImmutableList<ActionCardId> cards) {
    this.cards = cards;
  }

  /** The same object if it is one of this class already. */
  static DiscardPile of(List<ActionCardId> cards) {
    return cards instanceof DiscardPile already
        ? already
        : new DiscardPile(ImmutableList.copyOf(cards));
  }

  /** How many copies of a card lie in the pile. */
  int copies(ActionCardId card) {
    ImmutableMultiset<ActionCardId> known = copies;
    if (known == null) {
      known = ImmutableMultiset.copyOf(cards);
      copies = known;
    }
    return known.count(card);
  }

  @Override
  protected List<ActionCardId> delegate() {
    return cards;
  }
}
