package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player cancels an action card of another player, other than Sabotage. Rules:
 * action_card/sabotage.N1 to action_card/sabotage.N7.1.
 */
public final class Sabotage extends ActionCard<CardPlayed> {
  public Sabotage() {
    super(CardPlayed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CardPlayed played) {
    return !played.player().equals(grant.user()) && !played.ability().component().equals(ref());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardPlayed played, Chosen chosen) {
    Effect.cancel(draft, played);
  }
}
