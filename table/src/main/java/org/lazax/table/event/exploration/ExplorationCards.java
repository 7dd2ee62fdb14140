package org.lazax.table.event.exploration;

import static org.lazax.catalog.card.ExplorationCard.Kind.FRAGMENT;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.LaysComponents;
import org.lazax.table.immutable.Copies;

/**
 * The exploration cards that are not in their decks and not attached. They lie face up. Cards with
 * the same id are alike, so each is listed as often as it lies there. Rules: exploration.7,
 * exploration.9.
 *
 * @param discarded those in the discard piles of the four decks, in the order in which they came
 * @param purged those that are out of the game
 * @param fragments the relic fragments of each player; players without any are left out
 */
@WireType("prophecy-of-kings.exploration")
public record ExplorationCards(
    List<ExplorationId> discarded,
    List<ExplorationId> purged,
    Map<Seat, List<ExplorationId>> fragments)
    implements TablePart, LaysComponents {
  public static final PartId<ExplorationCards> ID =
      PartId.of(
          new ExplorationCards(List.of(), List.of(), Map.of()),
          List.of(RelicFragmentsPurged.class));

  public ExplorationCards {
    discarded = List.copyOf(discarded);
    purged = List.copyOf(purged);
    fragments = Copies.sorted(fragments);
  }

  /** The relic fragments of this player. */
  public List<ExplorationId> fragmentsOf(Seat seat) {
    return fragments.getOrDefault(seat, List.of());
  }

  /** Whether this player has all these relic fragments, each as often as it is named. */
  public boolean has(Seat seat, List<ExplorationId> cards) {
    List<ExplorationId> left = new ArrayList<>(fragmentsOf(seat));
    return cards.stream().allMatch(left::remove);
  }

  /** The cards after a player has given relic fragments of its own to another one. */
  public ExplorationCards given(Seat from, Seat to, List<ExplorationId> cards) {
    List<ExplorationId> received = new ArrayList<>(fragmentsOf(to));
    received.addAll(cards);
    return new ExplorationCards(
        discarded, purged, Copies.with(without(from, cards).fragments, to, received));
  }

  ExplorationCards purged(Seat seat, List<ExplorationId> cards) {
    List<ExplorationId> out = Stream.concat(purged.stream(), cards.stream()).toList();
    return new ExplorationCards(discarded, out, without(seat, cards).fragments);
  }

  private ExplorationCards without(Seat seat, List<ExplorationId> cards) {
    List<ExplorationId> left = new ArrayList<>(fragmentsOf(seat));
    cards.forEach(left::remove);
    return new ExplorationCards(
        discarded,
        purged,
        left.isEmpty() ? Copies.without(fragments, seat) : Copies.with(fragments, seat, left));
  }

  /** Like ones are laid once: which of them is used makes no difference. */
  @Override
  public List<ComponentRef> laidBefore(Seat seat) {
    return fragmentsOf(seat).stream().distinct().map(ComponentRef::of).toList();
  }

  @Override
  public boolean isEmpty() {
    return discarded.isEmpty() && purged.isEmpty() && fragments.isEmpty();
  }

  /** The fragments of an eliminated player are discarded. Rules: elimination.N3, relics.N2. */
  @Override
  public ExplorationCards without(Seat out) {
    return new ExplorationCards(
        Stream.concat(discarded.stream(), fragmentsOf(out).stream()).toList(),
        purged,
        Copies.without(fragments, out));
  }

  @Override
  public ExplorationCards shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    Map<ExplorationId, ExplorationCard> known = table.catalog().explorationCards();
    List<String> found = new ArrayList<>();
    Multiset<ExplorationId> all = HashMultiset.create();
    all.addAll(discarded);
    all.addAll(purged);
    fragments.forEach((seat, cards) -> {
      all.addAll(cards);
      if (!table.seats().contains(seat) || cards.isEmpty()) {
        found.add(seat + " has the relic fragments " + cards);
      }
      cards.stream()
          .filter(card -> !known.containsKey(card) || known.get(card).kind() != FRAGMENT)
          .forEach(card -> found.add(card + " is no relic fragment"));
    });
    all.entrySet().stream()
        .filter(card ->
            !known.containsKey(card.getElement())
                || known.get(card.getElement()).copies() < card.getCount())
        .forEach(card -> found.add("there are not so many exploration cards " + card));
    return found;
  }
}
