package org.lazax.components.exploration;

import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * An exploration card that does something when it is revealed. It is resolved without being used:
 * where its text leaves a choice, the player may choose nothing. Rule: exploration.7.
 */
abstract class RevealedCard implements Component, Ability<CardRevealed> {
  private final ExplorationId card;

  RevealedCard(String card) {
    this.card = new ExplorationId(card);
  }

  @Override
  public final ComponentRef ref() {
    return ComponentRef.of(card);
  }

  @Override
  public final AbilityRef name() {
    return AbilityRef.of(ref());
  }

  @Override
  public final Class<CardRevealed> trigger() {
    return CardRevealed.class;
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
