package org.lazax.table;

import com.google.common.collect.ForwardingList;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.table.component.ComponentRef;

/**
 * The discard pile of action cards, the last on top. Immutable. Keeps which cards lie in it with
 * all their copies, because that is needed at every step.
 */
final class DiscardPile extends ForwardingList<ActionCardId> {
  private final ImmutableList<ActionCardId> cards;

  /** A thread that does not see it yet computes it again, with the same result. */
  private volatile @Nullable Set<ComponentRef> complete;

  private DiscardPile(ImmutableList<ActionCardId> cards) {
    this.cards = cards;
  }

  /** The same object if it is one of this class already. */
  static DiscardPile of(List<ActionCardId> cards) {
    return cards instanceof DiscardPile already
        ? already
        : new DiscardPile(ImmutableList.copyOf(cards));
  }

  /**
   * The cards of which all copies lie in the pile.
   *
   * @param catalog that of the game
   */
  Set<ComponentRef> complete(Catalog catalog) {
    Set<ComponentRef> known = complete;
    if (known == null) {
      Set<ComponentRef> found = new HashSet<>();
      ImmutableMultiset<ActionCardId> copies = ImmutableMultiset.copyOf(cards);
      for (ActionCardId card : copies.elementSet()) {
        if (copies.count(card) >= catalog.actionCard(card).copies()) {
          found.add(ComponentRef.of(card));
        }
      }
      known = Set.copyOf(found);
      complete = known;
    }
    return known;
  }

  @Override
  protected List<ActionCardId> delegate() {
    return cards;
  }
}
