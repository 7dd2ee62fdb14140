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
import org.lazax.chronicle.wire.OmittedByDefault;
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
 * @param revealed those that are being resolved, the one that was revealed last at the end
 * @param kept those in play areas that are no relic fragments
 * @param inPlay those that were attached to planets or whose token is on the board, also after the
 *     planet or the token has left
 */
@WireType("prophecy-of-kings.exploration")
public record ExplorationCards(
    List<ExplorationId> discarded,
    List<ExplorationId> purged,
    Map<Seat, List<ExplorationId>> fragments,
    @OmittedByDefault List<Lying> revealed,
    @OmittedByDefault List<Lying> kept,
    @OmittedByDefault List<ExplorationId> inPlay)
    implements TablePart, LaysComponents {
  public static final PartId<ExplorationCards> ID =
      PartId.of(
          new ExplorationCards(List.of(), List.of(), Map.of()),
          List.of(
              RelicFragmentsPurged.class,
              RelicFragmentGiven.class,
              ExplorationCardRevealed.class,
              ExplorationCardsRevealed.class,
              ExplorationCardResolved.class,
              ExplorationCardPurged.class,
              ExplorationDeckReshuffled.class));

  public ExplorationCards {
    discarded = List.copyOf(discarded);
    purged = List.copyOf(purged);
    fragments = Copies.sorted(fragments);
    revealed = List.copyOf(revealed);
    kept = List.copyOf(kept);
    inPlay = List.copyOf(inPlay);
  }

  /** Cards of which none is being resolved, kept without being a fragment, or in play. */
  public ExplorationCards(
      List<ExplorationId> discarded,
      List<ExplorationId> purged,
      Map<Seat, List<ExplorationId>> fragments) {
    this(discarded, purged, fragments, List.of(), List.of(), List.of());
  }

  /** A card that lies before a player. */
  public record Lying(Seat seat, ExplorationId card) {}

  /** The relic fragments of this player. */
  public List<ExplorationId> fragmentsOf(Seat seat) {
    return fragments.getOrDefault(seat, List.of());
  }

  /** Whether this player has all these relic fragments, each as often as it is named. */
  public boolean has(Seat seat, List<ExplorationId> cards) {
    List<ExplorationId> left = new ArrayList<>(fragmentsOf(seat));
    return cards.stream().allMatch(left::remove);
  }

  /** Those before this player that are no relic fragments. */
  public List<ExplorationId> keptBy(Seat seat) {
    return of(kept, seat);
  }

  /** Whether this player has revealed this card and it is not resolved yet. */
  public boolean isRevealed(Seat seat, ExplorationId card) {
    return revealed.contains(new Lying(seat, card));
  }

  /** All cards that are not in the decks, each as often as it is out of them. */
  public List<ExplorationId> out() {
    return Stream.of(
            discarded.stream(),
            purged.stream(),
            fragments.values().stream().flatMap(List::stream),
            Stream.concat(revealed.stream(), kept.stream()).map(Lying::card),
            inPlay.stream())
        .flatMap(cards -> cards)
        .toList();
  }

  private static List<ExplorationId> of(List<Lying> some, Seat seat) {
    return some.stream().filter(each -> each.seat().equals(seat)).map(Lying::card).toList();
  }

  /** The cards after a player has given relic fragments of its own to another one. */
  public ExplorationCards given(Seat from, Seat to, List<ExplorationId> cards) {
    List<ExplorationId> received = new ArrayList<>(fragmentsOf(to));
    received.addAll(cards);
    return without(from, cards).withFragments(to, received);
  }

  ExplorationCards purged(Seat seat, List<ExplorationId> cards) {
    return without(seat, cards).withPurged(cards);
  }

  ExplorationCards revealed(Lying card) {
    return withRevealed(Copies.with(revealed, card));
  }

  /** The cards after a revealed one has gone where it belongs. */
  ExplorationCards resolved(Lying card, ExplorationFate fate) {
    ExplorationCards rest = withRevealed(Copies.without(revealed, card));
    return switch (fate) {
      case DISCARDED -> rest.withDiscarded(List.of(card.card()));
      case PURGED -> rest.withPurged(List.of(card.card()));
      case FRAGMENT ->
          rest.withFragments(card.seat(), Copies.with(fragmentsOf(card.seat()), card.card()));
      case KEPT -> rest.withKept(Copies.with(kept, card));
      case IN_PLAY ->
          new ExplorationCards(
              discarded, purged, fragments, rest.revealed, kept, Copies.with(inPlay, card.card()));
    };
  }

  /** The cards after a player has purged one that it kept. */
  ExplorationCards purged(Lying card) {
    return withKept(Copies.without(kept, card)).withPurged(List.of(card.card()));
  }

  /** The cards after these were shuffled back from their discard pile into the deck. */
  ExplorationCards reshuffled(List<ExplorationId> cards) {
    List<ExplorationId> left = new ArrayList<>(discarded);
    cards.forEach(left::remove);
    return new ExplorationCards(left, purged, fragments, revealed, kept, inPlay);
  }

  private ExplorationCards without(Seat seat, List<ExplorationId> cards) {
    List<ExplorationId> left = new ArrayList<>(fragmentsOf(seat));
    cards.forEach(left::remove);
    return withFragments(seat, left);
  }

  private ExplorationCards withFragments(Seat seat, List<ExplorationId> now) {
    return new ExplorationCards(
        discarded,
        purged,
        now.isEmpty() ? Copies.without(fragments, seat) : Copies.with(fragments, seat, now),
        revealed,
        kept,
        inPlay);
  }

  private ExplorationCards withDiscarded(List<ExplorationId> more) {
    List<ExplorationId> all = new ArrayList<>(discarded);
    all.addAll(more);
    return new ExplorationCards(all, purged, fragments, revealed, kept, inPlay);
  }

  private ExplorationCards withPurged(List<ExplorationId> more) {
    List<ExplorationId> all = new ArrayList<>(purged);
    all.addAll(more);
    return new ExplorationCards(discarded, all, fragments, revealed, kept, inPlay);
  }

  private ExplorationCards withRevealed(List<Lying> now) {
    return new ExplorationCards(discarded, purged, fragments, now, kept, inPlay);
  }

  private ExplorationCards withKept(List<Lying> now) {
    return new ExplorationCards(discarded, purged, fragments, revealed, now, inPlay);
  }

  /**
   * Like ones are laid once: which of them is used makes no difference. What a player has just
   * revealed acts while it is resolved.
   */
  @Override
  public List<ComponentRef> laidBefore(Seat seat) {
    return Stream.of(fragmentsOf(seat), keptBy(seat), of(revealed, seat))
        .flatMap(List::stream)
        .distinct()
        .map(ComponentRef::of)
        .toList();
  }

  @Override
  public boolean isEmpty() {
    return out().isEmpty();
  }

  /** What lies before an eliminated player is discarded. Rules: elimination.N3, relics.N2. */
  @Override
  public ExplorationCards without(Seat out) {
    List<ExplorationId> gone = new ArrayList<>(fragmentsOf(out));
    gone.addAll(keptBy(out));
    gone.addAll(of(revealed, out));
    ExplorationCards rest = without(out, fragmentsOf(out)).withDiscarded(gone);
    return new ExplorationCards(
        rest.discarded, purged, rest.fragments, notOf(revealed, out), notOf(kept, out), inPlay);
  }

  private static List<Lying> notOf(List<Lying> some, Seat seat) {
    return some.stream().filter(each -> !each.seat().equals(seat)).toList();
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
    all.addAll(out());
    fragments.forEach((seat, cards) -> {
      if (!table.seats().contains(seat) || cards.isEmpty()) {
        found.add(seat + " has the relic fragments " + cards);
      }
      cards.stream()
          .filter(card -> !known.containsKey(card) || known.get(card).kind() != FRAGMENT)
          .forEach(card -> found.add(card + " is no relic fragment"));
    });
    Stream.concat(revealed.stream(), kept.stream())
        .filter(each -> !table.seats().contains(each.seat()))
        .forEach(each -> found.add("nobody is at " + each));
    all.entrySet().stream()
        .filter(card ->
            !known.containsKey(card.getElement())
                || known.get(card.getElement()).copies() < card.getCount())
        .forEach(card -> found.add("there are not so many exploration cards " + card));
    return found;
  }
}
