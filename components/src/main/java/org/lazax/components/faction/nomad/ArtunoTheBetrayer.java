package org.lazax.components.faction.nomad;

import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.GoodsGained;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.leaders.AgentExhausted;

/**
 * When the owner gains trade goods from the supply, as many are laid on the agent, which the owner
 * gains when it is readied. Rules: leader/artuno_the_betrayer.N1 to leader/artuno_the_betrayer.N3.
 */
final class ArtunoTheBetrayer extends Card<GoodsGained> {
  ArtunoTheBetrayer() {
    super(Kind.LEADER, GoodsGained.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, GoodsGained gained) {
    return gained.gainer().equals(grant.user())
        && gained.supply().isPresent()
        && agent(table, grant).isPresent();
  }

  /** The card on which they lie: its own, or that of an agent that copies it. */
  private static Optional<LeaderId> agent(Table table, Grant grant) {
    return LeaderCards.used(table, grant)
        .filter(AgentExhausted.class::isInstance)
        .map(used -> ((AgentExhausted) used).leader());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, GoodsGained gained, Chosen chosen) {
    LeaderId agent = agent(draft.table(), grant).orElseThrow();
    LeaderUses.use(draft, grant);
    draft.add(new GoodsLaidOnAgent(grant.user(), agent, gained.supply().orElseThrow()));
  }
}
