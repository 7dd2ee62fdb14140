package org.lazax.components.faction.naazrokha;

import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.exploration.LikeFragments;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.table.Table;

/**
 * Two relic fragments of a type of the player's choice are purged for a relic. Unknown ones may be
 * one of them or both.
 */
final class LikePair {
  private static final LikeFragments TWO = new LikeFragments(2);
  private static final String TYPE = "type";

  /** What is told of the two before the ability is used. */
  static final UseCost COST = UseCost.of(Means.RELIC_FRAGMENT, TWO.number());

  private LikePair() {}

  /** Whether the player has two. */
  static boolean has(Table table, Seat seat) {
    return !TWO.types(table, seat).isEmpty();
  }

  static Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    return soFar.has(TYPE)
        ? TWO.asks(table, seat, type(soFar), soFar)
        : Optional.of(Ask.one(TYPE, TWO.types(table, seat)));
  }

  /** Purges them for a relic. If the deck is empty, the player gains none. */
  static void purge(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    TWO.purge(draft, seat, type(chosen), chosen);
    RelicDeck.gain(draft, seat);
  }

  private static ExplorationId type(Chosen chosen) {
    return new ExplorationId(chosen.one(TYPE).orElseThrow());
  }
}
