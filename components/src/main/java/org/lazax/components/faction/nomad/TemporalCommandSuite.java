package org.lazax.components.faction.nomad;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.LeaderOccurrence.AgentExhausted;
import org.lazax.rules.procedure.GameProcedure.ExtraTransaction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.leaders.LeaderState;

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
        && table.player(exhausted.player()).leaders().is(exhausted.agent(), LeaderState.EXHAUSTED);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgentExhausted exhausted, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(new AgentsReadied(exhausted.player(), List.of(exhausted.agent())));
    if (!exhausted.player().equals(grant.user())) {
      draft.call(new ExtraTransaction(grant.user(), exhausted.player()));
    }
  }
}
