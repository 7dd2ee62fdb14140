package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.StrategyCardProcedure.Replenish;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * After the player has activated an anomaly, it replenishes its commodities, also if none is
 * missing. Rule: action_card/harness_energy.N1.
 */
public final class HarnessEnergy extends ActionCard<SystemActivated> {
  public HarnessEnergy() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && !Starmap.of(table).anomalies(activated.system()).isEmpty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.call(new Replenish(grant.user()));
  }
}
