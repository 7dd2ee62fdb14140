package org.lazax.game.component.agenda;

import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.StatusPhaseEnds;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.procedure.StrategyCardProcedure.DrawActionCards;

/**
 * One more action card at the end of the status phase. Rules: agenda/minister_of_policy.N1,
 * agenda/minister_of_policy.N2.
 */
final class MinisterOfPolicy implements Ability<StatusPhaseEnds> {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("agenda/minister_of_policy");
  }

  @Override
  public Class<StatusPhaseEnds> moment() {
    return StatusPhaseEnds.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, StatusPhaseEnds ends) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseEnds ends, Chosen chosen) {
    draft.call(new DrawActionCards(grant.user(), 1));
  }
}
