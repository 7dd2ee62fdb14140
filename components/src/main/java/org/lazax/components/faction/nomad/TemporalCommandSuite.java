package org.lazax.components.faction.nomad;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.LeaderOccurrence.AgentExhausted;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.GameProcedure.ExtraTransaction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * After an agent is exhausted, the owner exhausts the card to ready the agent. If it is another
 * player's, the two may make a transaction. Rules: technology/temporal_command_suite.N1 to
 * technology/temporal_command_suite.N4.
 */
final class TemporalCommandSuite extends Card<AgentExhausted> {
  private static final TechnologyId CARD = new TechnologyId("temporal_command_suite");

  TemporalCommandSuite() {
    super(Kind.TECHNOLOGY, AgentExhausted.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgentExhausted exhausted) {
    return grant.isReady(table)
        && LeaderCards.isExhausted(table, exhausted.player(), exhausted.agent());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgentExhausted exhausted, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    LeaderUses.ready(draft, exhausted.player(), exhausted.agent());
    if (!exhausted.player().equals(grant.user())) {
      draft.call(new ExtraTransaction(grant.user(), exhausted.player()));
    }
  }
}
