package org.lazax.table.trade;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.notes.Note;

/**
 * What one player gives in a deal. Rules: transactions.0, transactions.2, transactions.N2,
 * deals.N3.
 *
 * @param note at most one promissory note of the hand
 * @param actionCards action cards of the hand, where a component allows them
 * @param relicFragments relic fragments, each as often as it is given
 * @param captives captured units of the other player, a type for each; they return to its
 *     reinforcements
 * @param planet at most one planet card, where a component allows it
 * @param promise at most one promise that the platform keeps
 */
@JsonClassDescription("What one player gives in a deal. Rules: transactions.2, deals.N3.")
public record Side(
    @JsonPropertyDescription("Trade goods.") @Limits(min = 0, max = 999) int tradeGoods,
    @JsonPropertyDescription("Commodities. They become trade goods.") @Limits(min = 0, max = 99)
        int commodities,
    @JsonPropertyDescription("A promissory note of the hand.") Optional<Note> note,
    @JsonPropertyDescription(
            "Action cards of the hand, in a transaction with the Emirates of Hacan. What another "
                + "player gives of its hand cannot be named.")
        @OmittedByDefault
        List<ActionCardId> actionCards,
    @JsonPropertyDescription("Relic fragments, one name for each.") @OmittedByDefault
        List<ExplorationId> relicFragments,
    @JsonPropertyDescription(
            "Captured units of the other player, one unit type for each. They return to its "
                + "reinforcements.")
        @OmittedByDefault
        List<UnitType> captives,
    @JsonPropertyDescription(
            "A planet whose card is given, if a Pride of Kenara stands there. The units of the "
                + "player who gives it move to another of its planets.")
        @OmittedByDefault
        Optional<PlanetId> planet,
    @JsonPropertyDescription("A promise that is kept.") @OmittedByDefault
        Optional<Promise> promise) {
  public Side {
    actionCards = List.copyOf(actionCards);
    relicFragments = List.copyOf(relicFragments);
    captives = List.copyOf(captives);
  }

  /** Nothing, as in a gift of the other player. */
  public static final Side NOTHING = goods(0, 0);

  /** Goods alone. */
  public static Side goods(int tradeGoods, int commodities) {
    return new Side(
        tradeGoods,
        commodities,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same with a note. */
  public Side and(Note more) {
    return new Side(
        tradeGoods,
        commodities,
        Optional.of(more),
        actionCards,
        relicFragments,
        captives,
        planet,
        promise);
  }

  /** The same with these action cards. */
  public Side and(List<ActionCardId> more) {
    return new Side(tradeGoods, commodities, note, more, relicFragments, captives, planet, promise);
  }

  /** The same with these relic fragments. */
  public Side withFragments(List<ExplorationId> more) {
    return new Side(tradeGoods, commodities, note, actionCards, more, captives, planet, promise);
  }

  /** The same with these captives of the other player. */
  public Side withCaptives(List<UnitType> more) {
    return new Side(
        tradeGoods, commodities, note, actionCards, relicFragments, more, planet, promise);
  }

  /** The same with the card of a planet; without any if it is empty. */
  public Side withPlanet(Optional<PlanetId> card) {
    return new Side(
        tradeGoods, commodities, note, actionCards, relicFragments, captives, card, promise);
  }

  /** The same with a promise. */
  public Side and(Promise more) {
    return new Side(
        tradeGoods,
        commodities,
        note,
        actionCards,
        relicFragments,
        captives,
        planet,
        Optional.of(more));
  }

  /** What everybody can see: goods, relic fragments, captives and planet cards. */
  public Side inTheOpen() {
    return goods(tradeGoods, commodities)
        .withFragments(relicFragments)
        .withCaptives(captives)
        .withPlanet(planet);
  }

  /** Whether neither goods nor cards nor captives change hands. */
  public boolean keepsAll() {
    return tradeGoods == 0
        && commodities == 0
        && note.isEmpty()
        && actionCards.isEmpty()
        && relicFragments.isEmpty()
        && captives.isEmpty()
        && planet.isEmpty();
  }

  /** Whether it gives nothing, not even a promise. */
  public boolean givesNothing() {
    return keepsAll() && promise.isEmpty();
  }
}
