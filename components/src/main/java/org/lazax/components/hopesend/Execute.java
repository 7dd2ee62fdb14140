package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Its captor kills it, at any time. Rules: hopes_end.17, hopes_end.N23. */
final class Execute extends Paragraph<AnyPhase> {
  Execute(LeaderCounterId leader) {
    super(leader, "execute", AnyPhase.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyPhase occurrence) {
    return isHeldBy(table, grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyPhase occurrence, Chosen chosen) {
    draft.add(new LeaderKilled(leader()));
  }
}
