package org.lazax.rules.exploration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.effect.Occurrences;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.exploration.ExplorationOccurrence.CardsRevealed;
import org.lazax.rules.exploration.ExplorationOccurrence.ExplorationBegins;
import org.lazax.rules.exploration.ExplorationOccurrence.Explored;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.exploration.ExplorationCardResolved;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.ExplorationFate;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * The rule of exploration. A player who takes a planet that no other player controls explores it:
 * the card on top of the deck of its trait is revealed, resolved, and then goes where it belongs.
 * Abilities let players explore at other times. Rules: exploration.1 to exploration.9.
 */
public final class Exploration {
  /** The rule as a component of every player. */
  public static final ComponentRef RULE = new ComponentRef(Kind.RULE, "exploration");

  private static final AbilityRef DRAWING = new AbilityRef(RULE, "draw");
  private static final AbilityRef RESOLVING = new AbilityRef(RULE, "resolve");
  private static final AbilityRef SELECTING = new AbilityRef(RULE, "select");

  private Exploration() {}

  /** What happens by the rule itself. */
  public static List<Ability<?>> abilities() {
    return List.of(new PlanetExplored(), new CardsDrawn(), new CardSelected(), new CardResolved());
  }

  /** Whether there is anything to explore on a planet; not if it does not lie on the board. */
  public static boolean isPossible(Table table, PlanetId planet) {
    return table.place(planet).filter(place -> isPossible(table, place)).isPresent();
  }

  /** A player explores a planet that lies on the board. */
  public static void explore(Draft<?, Table> draft, Seat explorer, PlanetId planet) {
    explore(draft, explorer, draft.table().place(planet).orElseThrow());
  }

  /** Whether there is anything to explore here, whoever explores. */
  public static boolean isPossible(Table table, Place place) {
    return !ExplorationDeck.matching(table, place).isEmpty();
  }

  /**
   * A player explores a planet, or the frontier token of a space area. Its card is resolved before
   * the caller goes on. Nothing happens to a planet without a trait, where no token lies, and if
   * the deck is used up. Rules: exploration.2 to exploration.7.
   */
  public static void explore(Draft<?, Table> draft, Seat explorer, Place place) {
    if (!isPossible(draft.table(), place)) {
      return;
    }
    Service service = Occurrences.service(draft);
    ExplorationBegins begins =
        new ExplorationBegins(ResolutionOrder.first(draft.table()), explorer, place);
    Effect drawing = new Effect(service, new Use(DRAWING, explorer), begins);
    if (Abilities.concernIn(draft.table(), begins)) {
      draft.callInOrder(new Moment(service, begins), drawing);
    } else {
      draft.call(drawing);
    }
  }

  private static void reveal(Draft<?, Table> draft, ExplorationBegins begins, Deck deck, int most) {
    List<ExplorationId> cards = new ArrayList<>();
    while (cards.size() < most && !ExplorationDeck.isUsedUp(draft.table(), deck)) {
      cards.add(ExplorationDeck.reveal(draft, begins.explorer(), begins.place(), deck));
    }
    if (cards.size() == 1) {
      resolve(draft, begins, cards.getFirst());
    } else {
      draft.call(
          new Effect(
              Occurrences.service(draft),
              new Use(SELECTING, begins.explorer()),
              new CardsRevealed(begins.active(), begins.explorer(), begins.place(), cards)));
    }
  }

  private static void resolve(
      Draft<?, Table> draft, ExplorationOccurrence exploration, ExplorationId card) {
    Service service = Occurrences.service(draft);
    Seat explorer = exploration.explorer();
    CardRevealed revealed =
        new CardRevealed(exploration.active(), explorer, exploration.place(), card);
    if (Abilities.concernIn(draft.table(), revealed)) {
      draft.callInOrder(
          new Moment(service, revealed),
          new Effect(service, new Use(RESOLVING, explorer), revealed));
    } else {
      resolved(draft, revealed);
    }
  }

  /** The card goes where it belongs. Its player may have been eliminated meanwhile. */
  private static void resolved(Draft<?, Table> draft, CardRevealed revealed) {
    Table table = draft.table();
    ExplorationId card = revealed.card();
    if (!table.part(ExplorationCards.ID).isRevealed(revealed.explorer(), card)) {
      return;
    }
    ExplorationFate fate = fate(table, card);
    revealed
        .place()
        .planet()
        .filter(_ -> fate == ExplorationFate.IN_PLAY)
        .filter(planet -> table.galaxy().systemOf(planet).isPresent())
        .ifPresent(planet -> draft.add(new CardAttached(planet, ComponentRef.of(card))));
    draft.add(new ExplorationCardResolved(revealed.explorer(), card, fate));
    Occurrences.occur(
        draft, new Explored(revealed.active(), revealed.explorer(), revealed.place()));
  }

  private static ExplorationFate fate(Table table, ExplorationId card) {
    return Ruleset.hooks(table, ComponentRef.of(card), ExplorationCardHooks.class)
        .map(ExplorationCardHooks::fate)
        .orElseGet(() -> fate(table.catalog().explorationCard(card)));
  }

  private static ExplorationFate fate(ExplorationCard card) {
    return switch (card.kind()) {
      case INSTANT -> ExplorationFate.DISCARDED;
      case ATTACH -> ExplorationFate.IN_PLAY;
      case FRAGMENT -> ExplorationFate.FRAGMENT;
      case TOKEN -> ExplorationFate.PURGED;
      case KEEP -> ExplorationFate.KEPT;
    };
  }

  /** A planet that no other player controlled is explored when it is taken. Rule: exploration.1. */
  private record PlanetExplored() implements Ability<PlanetTaken> {
    @Override
    public AbilityRef name() {
      return new AbilityRef(RULE, "planet");
    }

    @Override
    public Class<PlanetTaken> trigger() {
      return PlanetTaken.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, PlanetTaken taken) {
      return taken.gainer().equals(grant.user())
          && taken.loser().isEmpty()
          && isPossible(table, taken.planet());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
      explore(draft, grant.user(), taken.planet());
    }
  }

  /** The choice of the deck of a planet with several traits and of the number of cards. */
  private static final class CardsDrawn extends LaterParagraph<ExplorationBegins> {
    private static final String DECK = "deck";
    private static final String CARDS = "cards";

    CardsDrawn() {
      super(DRAWING, ExplorationBegins.class);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ExplorationBegins begins, Chosen soFar) {
      List<Deck> decks = ExplorationDeck.matching(table, begins.place());
      int most = most(table, begins);
      if (decks.size() > 1 && !soFar.has(DECK)) {
        return Optional.of(new Ask(DECK, decks.stream().map(Deck::text).toList(), 1, 1));
      }
      return most > 1
          ? Ask.once(CARDS, soFar, () -> IntStream.rangeClosed(1, most).boxed().toList())
          : Optional.empty();
    }

    private static int most(Table table, ExplorationBegins begins) {
      return 1
          + Ruleset.hooks(table, begins.explorer(), ExplorationHooks.class).stream()
              .mapToInt(hook -> hook.hooks().moreCards(table, hook.grant(), begins.place()))
              .sum();
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, ExplorationBegins begins, Chosen chosen) {
      List<Deck> decks = ExplorationDeck.matching(draft.table(), begins.place());
      decks.stream()
          .filter(deck -> chosen.one(DECK).map(deck.text()::equals).orElse(true))
          .findFirst()
          .ifPresent(deck ->
              reveal(draft, begins, deck, chosen.one(CARDS).map(Integer::parseInt).orElse(1)));
    }
  }

  /** Of several cards the player resolves one, and the others are discarded. */
  private static final class CardSelected extends LaterParagraph<CardsRevealed> {
    private static final String CARD = "card";

    CardSelected() {
      super(SELECTING, CardsRevealed.class);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, CardsRevealed revealed, Chosen soFar) {
      return Ask.once(CARD, soFar, () -> revealed.cards().stream().distinct().toList());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, CardsRevealed revealed, Chosen chosen) {
      ExplorationId card = new ExplorationId(chosen.one(CARD).orElseThrow());
      Copies.without(revealed.cards(), card)
          .forEach(other ->
              draft.add(
                  new ExplorationCardResolved(
                      revealed.explorer(), other, ExplorationFate.DISCARDED)));
      Exploration.resolve(draft, revealed, card);
    }
  }

  /** The end of the card. */
  private static final class CardResolved extends LaterParagraph<CardRevealed> {
    CardResolved() {
      super(RESOLVING, CardRevealed.class);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
      resolved(draft, revealed);
    }
  }
}
