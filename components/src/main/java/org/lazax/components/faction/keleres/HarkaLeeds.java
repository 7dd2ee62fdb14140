package org.lazax.components.faction.keleres;

import java.util.stream.Stream;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The player reveals action cards until three of them are component actions, and draws those. She
 * is not used where the deck and the discard pile have fewer. Rule: component_action.3.
 */
final class HarkaLeeds extends Card<ComponentAction> implements ActionAbility {
  private static final int CARDS = 3;

  HarkaLeeds() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table)
        && Stream.concat(ActionCardDeck.left(table).stream(), table.actionDiscards().stream())
                .filter(card -> isAction(table, card))
                .count()
            >= CARDS;
  }

  private static boolean isAction(Table table, ActionCardId card) {
    return table.catalog().actionCard(card).componentAction();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Table table = draft.table();
    ActionCardDeck.reveal(draft, grant.user(), card -> isAction(table, card), CARDS);
  }
}
