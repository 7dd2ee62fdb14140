package org.lazax.rules.exploration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.exploration.ExplorationCardRevealed;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.ExplorationCardsRevealed;
import org.lazax.table.event.exploration.ExplorationDeckReshuffled;
import org.lazax.table.event.galaxy.MarkerRemoved;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.planets.Attached;
import org.lazax.table.units.Place;

/**
 * The exploration cards that are still in their decks. Their order is not fixed: the one on top is
 * drawn at random when it is revealed.
 */
public final class ExplorationDeck {
  private ExplorationDeck() {}

  /**
   * The decks that can be drawn from for this place: those of the traits of a planet, or the
   * frontier deck where a frontier token lies. Decks without any cards are left out. Rules:
   * exploration.2.1 to exploration.2.3, exploration.5, frontier_tokens.0.
   */
  static List<Deck> matching(Table table, Place place) {
    List<Deck> decks =
        place
            .planet()
            .map(planet -> PlanetFacts.of(table, planet).traits())
            .map(traits -> traits.stream().sorted().map(ExplorationDeck::of).toList())
            .orElseGet(() ->
                table.galaxy().markers().has(place.system(), Marker.FRONTIER)
                    ? List.of(Deck.FRONTIER)
                    : List.of());
    return decks.stream().filter(deck -> !isUsedUp(table, deck)).toList();
  }

  /** Whether there is no card in the deck and none in its discard pile. */
  static boolean isUsedUp(Table table, Deck deck) {
    return left(table, deck).isEmpty()
        && ExplorationDeckReshuffled.of(table, deck).cards().isEmpty();
  }

  /** The decks of the traits of the planets that a player controls. */
  public static List<Deck> ofPlanets(Table table, Seat seat) {
    return table.planets().of(seat).stream()
        .flatMap(planet -> PlanetFacts.of(table, planet).traits().stream())
        .distinct()
        .sorted()
        .map(ExplorationDeck::of)
        .filter(deck -> !isUsedUp(table, deck))
        .toList();
  }

  private static Deck of(Trait trait) {
    return switch (trait) {
      case CULTURAL -> Deck.CULTURAL;
      case HAZARDOUS -> Deck.HAZARDOUS;
      case INDUSTRIAL -> Deck.INDUSTRIAL;
    };
  }

  /** The cards in a deck, each as often as it is there. */
  public static List<ExplorationId> left(Table table, Deck deck) {
    List<ExplorationId> left = new ArrayList<>(all(table, deck));
    table.part(ExplorationCards.ID).out().forEach(left::remove);
    attachedOnly(table).forEach(left::remove);
    return left;
  }

  /** Those that are attached though nobody has explored them, as a given position can have them. */
  private static List<ExplorationId> attachedOnly(Table table) {
    List<ExplorationId> explored = table.part(ExplorationCards.ID).inPlay();
    return table.planets().attached().values().stream()
        .flatMap(List::stream)
        .map(Attached::card)
        .filter(card -> card.kind() == Kind.EXPLORATION)
        .map(card -> new ExplorationId(card.name()))
        .filter(card -> !explored.contains(card))
        .toList();
  }

  private static List<ExplorationId> all(Table table, Deck deck) {
    return Ruleset.of(table).cached(deck, ruleset -> all(ruleset, deck));
  }

  private static List<ExplorationId> all(Ruleset ruleset, Deck deck) {
    return ruleset.catalog().explorationCards().values().stream()
        .filter(card -> card.deck() == deck)
        .flatMap(card -> Collections.nCopies(card.copies(), card.id()).stream())
        .toList();
  }

  /**
   * Reveals the card on top of a deck, which is not used up. The frontier token of an explored
   * space area goes back to the supply. Rules: exploration.2, exploration.6.
   */
  static ExplorationId reveal(Draft<?, Table> draft, Seat explorer, Place place, Deck deck) {
    List<ExplorationId> cards = filled(draft, deck);
    Chance chance = draft.dice().draw(cards.size(), 1);
    ExplorationId card = chance.drawnFrom(cards).getFirst();
    draft.add(new ExplorationCardRevealed(explorer, place, card, chance));
    if (deck == Deck.FRONTIER) {
      draft.add(new MarkerRemoved(Marker.FRONTIER, place.system()));
    }
    return card;
  }

  /**
   * Reveals cards from the top of a deck without exploring, fewer if there are not so many. They
   * lie before the player until they are resolved.
   */
  public static List<ExplorationId> reveal(Draft<?, Table> draft, Seat seat, Deck deck, int most) {
    List<ExplorationId> revealed = new ArrayList<>();
    while (revealed.size() < most && !isUsedUp(draft.table(), deck)) {
      List<ExplorationId> cards = filled(draft, deck);
      Chance chance =
          draft.dice().draw(cards.size(), Math.min(cards.size(), most - revealed.size()));
      List<ExplorationId> drawn = chance.drawnFrom(cards);
      draft.add(new ExplorationCardsRevealed(seat, deck, drawn, chance));
      revealed.addAll(drawn);
    }
    return revealed;
  }

  /** The cards in a deck. An empty one is made of its discard pile first. Rule: exploration.7.1. */
  private static List<ExplorationId> filled(Draft<?, Table> draft, Deck deck) {
    if (left(draft.table(), deck).isEmpty()) {
      draft.add(ExplorationDeckReshuffled.of(draft.table(), deck));
    }
    return left(draft.table(), deck);
  }
}
