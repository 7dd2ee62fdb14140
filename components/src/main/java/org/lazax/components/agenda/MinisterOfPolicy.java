package org.lazax.components.agenda;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseEnds;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner draws one action card at the end of the status phase. Rules:
 * agenda/minister_of_policy.N1, agenda/minister_of_policy.N1.1, agenda/minister_of_policy.N2.
 */
public final class MinisterOfPolicy implements Component, Ability<StatusPhaseEnds> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("agenda/minister_of_policy");
  }

  @Override
  public Class<StatusPhaseEnds> trigger() {
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
