package org.lazax.components.actioncard;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.tokens.Pool;

/** The player returns its command token in the activated system to its tactic pool. */
public final class Counterstroke extends ActionCard<SystemActivated> {
  public Counterstroke() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return table.tokens().getOrDefault(activated.system(), Set.of()).contains(grant.user())
        && !activated.active().equals(grant.user());
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(new TokensTakenBack(grant.user(), List.of(activated.system())));
    draft.add(new TokensMoved(grant.user(), Pool.REINFORCEMENTS, Pool.TACTIC, 1));
  }
}
