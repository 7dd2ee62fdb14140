package org.lazax.rules.relics;

import java.util.List;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.RelicOccurrence;
import org.lazax.rules.effect.Occurrences;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.event.relics.RelicGained;
import org.lazax.table.event.relics.Relics;

/**
 * The relics that are still in the deck. Their order is not fixed: the one on top is drawn at
 * random when a player gains it.
 */
public final class RelicDeck {
  private RelicDeck() {}

  /** The relics of this game that nobody has drawn. */
  public static List<RelicId> left(Table table) {
    List<RelicId> drawn = table.part(Relics.ID).drawn();
    return Ruleset.of(table).catalog().relics().keySet().stream()
        .filter(relic -> !drawn.contains(relic))
        .toList();
  }

  /** A player gains a relic. If the deck is empty, nothing happens. Rules: relics.2, relics.2.1. */
  public static void gain(Draft<?, Table> draft, Seat seat) {
    List<RelicId> deck = left(draft.table());
    if (!deck.isEmpty()) {
      Chance chance = draft.dice().draw(deck.size(), 1);
      RelicId relic = chance.drawnFrom(deck).getFirst();
      draft.add(new RelicGained(seat, relic, chance));
      Occurrences.occur(
          draft,
          new RelicOccurrence.RelicGained(ResolutionOrder.first(draft.table()), seat, relic));
    }
  }
}
