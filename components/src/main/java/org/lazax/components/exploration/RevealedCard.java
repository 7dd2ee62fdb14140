package org.lazax.components.exploration;

import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * An exploration card that does something when it is revealed. It is resolved without being used:
 * where its text leaves a choice, the player may choose nothing. Rule: exploration.7.
 */
abstract class RevealedCard extends Card<CardRevealed> {
  private final ExplorationId card;

  RevealedCard(String card) {
    super(ComponentRef.of(new ExplorationId(card)), CardRevealed.class);
    this.card = new ExplorationId(card);
  }

  @Override
  public final boolean forced() {
    return true;
  }

  @Override
  public final boolean usable(Table table, Grant grant, CardRevealed revealed) {
    return revealed.card().equals(card) && revealed.explorer().equals(grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    return Optional.empty();
  }

  @Override
  public abstract void resolve(
      Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen);
}
