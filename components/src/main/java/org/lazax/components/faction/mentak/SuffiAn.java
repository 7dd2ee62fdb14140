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

/**
 * After another player was pillaged, the owner of the agent and that player draw a card each. Rule:
 * leader/clever_clever_ssruu.N4.
 */
final class SuffiAn extends Card<AbilityResolved> {
  SuffiAn() {
    super(Kind.LEADER, AbilityResolved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved pillaged) {
    return pillaged.ability().equals(Pillage.NAME)
        && !victim(pillaged).equals(grant.user())
        && grant.isReady(table);
  }

  private static Seat victim(AbilityResolved pillaged) {
    return Seat.of(pillaged.one(Pillage.FROM).orElseThrow());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved pillaged, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.callInOrder(
        new DrawActionCards(grant.user(), 1), new DrawActionCards(victim(pillaged), 1));
  }
}
