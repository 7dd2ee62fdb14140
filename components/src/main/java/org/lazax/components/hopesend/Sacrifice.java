package org.lazax.components.hopesend;

import java.util.List;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.procedure.Combat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * An agent is given up to cancel another player's action card while no combat is fought. Rules:
 * hopes_end.28, hopes_end.28.1, hopes_end.N33, hopes_end.N34.
 */
final class Sacrifice extends Paragraph<CardPlayed> {
  private static final ComponentRef SABOTAGE = ComponentRef.parse("action_card/sabotage");

  Sacrifice(LeaderCounterId leader) {
    super(leader, "sacrifice", CardPlayed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CardPlayed played) {
    return isInPlayFor(table, grant.user())
        && !played.player().equals(grant.user())
        && !played.ability().component().equals(SABOTAGE)
        && !Combat.isFought(table);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.LEADER, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardPlayed played, Chosen chosen) {
    draft.add(new LeaderKilled(leader()));
    Effect.cancel(draft, played);
  }
}
