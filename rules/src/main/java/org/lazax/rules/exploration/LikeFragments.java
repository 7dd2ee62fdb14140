package org.lazax.rules.exploration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.RelicFragmentsPurged;

/**
 * Relic fragments of one type that a player purges together. The unknown ones, those of the
 * frontier deck, stand for any type. Rules: exploration.9.1, exploration/unknown_relic_fragment.N1.
 *
 * @param number how many are purged, at least 1
 */
public record LikeFragments(int number) {
  private static final String ABOUT = "fragments";

  /**
   * The types of which the player has so many, with at least one of the type itself. The unknown
   * ones are a type, too.
   */
  public List<ExplorationId> types(Table table, Seat seat) {
    return fragments(table, seat).stream()
        .distinct()
        .sorted()
        .filter(type -> count(table, seat, type) + fillingIn(table, seat, type) >= number)
        .toList();
  }

  private static List<ExplorationId> fragments(Table table, Seat seat) {
    return table.part(ExplorationCards.ID).fragmentsOf(seat);
  }

  private static int count(Table table, Seat seat, ExplorationId type) {
    return Collections.frequency(fragments(table, seat), type);
  }

  /** How many unknown ones can stand for this type. */
  private static int fillingIn(Table table, Seat seat, ExplorationId type) {
    return isUnknown(table, type) ? 0 : (int) unknown(table, seat).count();
  }

  private static Stream<ExplorationId> unknown(Table table, Seat seat) {
    return fragments(table, seat).stream().filter(card -> isUnknown(table, card));
  }

  private static boolean isUnknown(Table table, ExplorationId card) {
    return table.catalog().explorationCard(card).deck() == Deck.FRONTIER;
  }

  /** How many of the type itself and unknown ones; empty if there is only one way. */
  public Optional<Ask> asks(Table table, Seat seat, ExplorationId type, Chosen soFar) {
    int own = Math.min(count(table, seat, type), number);
    int unknown = Math.min(fillingIn(table, seat, type), number - 1);
    if (soFar.has(ABOUT) || own + unknown == number || unknown == 0) {
      return Optional.empty();
    }
    SequencedMap<ExplorationId, Integer> supply = new LinkedHashMap<>();
    supply.put(type, own);
    supply.put(unknown(table, seat).findFirst().orElseThrow(), unknown);
    return Optional.of(Ask.counted(ABOUT, supply, number, number));
  }

  /** Purges them, as chosen. */
  public void purge(Draft<?, Table> draft, Seat seat, ExplorationId type, Chosen chosen) {
    List<ExplorationId> purged = new ArrayList<>();
    if (chosen.has(ABOUT)) {
      chosen.all(ABOUT).stream().map(ExplorationId::new).forEach(purged::add);
    } else {
      int own = Math.min(count(draft.table(), seat, type), number);
      purged.addAll(Collections.nCopies(own, type));
      unknown(draft.table(), seat).limit(number - own).forEach(purged::add);
    }
    draft.add(new RelicFragmentsPurged(seat, purged));
  }
}
