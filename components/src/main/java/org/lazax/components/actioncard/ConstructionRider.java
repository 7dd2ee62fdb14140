package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * A right prediction places a space dock. Rules: action_card/construction_rider.N2,
 * action_card/construction_rider.N4 to action_card/construction_rider.N6.
 */
public final class ConstructionRider extends Rider {
  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    List<UnitType> dock = List.of(UnitType.SPACE_DOCK);
    draft.call(new BuildStructure(grant.user(), dock, Optional.empty()));
  }
}
