package org.lazax.components.faction.mentak;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/** After Pillage, the player who has used it and the player who was pillaged draw a card each. */
final class SuffiAn extends Card<AbilityResolved> {
  SuffiAn() {
    super(Kind.LEADER, AbilityResolved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved pillaged) {
    return pillaged.isUse(grant.user(), Pillage.NAME) && grant.isReady(table);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved pillaged, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat victim = Seat.of(pillaged.one(Pillage.FROM).orElseThrow());
    draft.callInOrder(new DrawActionCards(grant.user(), 1), new DrawActionCards(victim, 1));
  }
}
