package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.card.ExplorationCard.Kind;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.exploration.ExplorationDeck;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCardResolved;
import org.lazax.table.event.exploration.ExplorationFate;

/**
 * The player reveals three cards of the deck of a trait of a planet that it controls, keeps the
 * relic fragments and discards the others. Rule: action_card/archaeological_expedition.N1.
 */
public final class ArchaeologicalExpedition extends ComponentActionCard {
  private static final String DECK = "deck";
  private static final int CARDS = 3;

  @Override
  public boolean possible(Table table, Grant grant) {
    return !ExplorationDeck.ofPlanets(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(
        DECK,
        soFar,
        () -> ExplorationDeck.ofPlanets(table, grant.user()).stream().map(Deck::text).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    ExplorationDeck.ofPlanets(draft.table(), grant.user()).stream()
        .filter(deck -> chosen.one(DECK).filter(deck.text()::equals).isPresent())
        .flatMap(deck -> ExplorationDeck.reveal(draft, grant.user(), deck, CARDS).stream())
        .forEach(card ->
            draft.add(new ExplorationCardResolved(grant.user(), card, fate(draft.table(), card))));
  }

  private static ExplorationFate fate(Table table, ExplorationId card) {
    return table.catalog().explorationCard(card).kind() == Kind.FRAGMENT
        ? ExplorationFate.FRAGMENT
        : ExplorationFate.DISCARDED;
  }
}
