package org.lazax.components.agenda;

import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The owner's fighters have +1 to combat rolls. The law is discarded when units of the owner use
 * PRODUCTION without producing two fighters. Rule: agenda/prophecy_of_ixth.N1.
 */
public final class ProphecyOfIxth extends Card<UnitsProduced> implements RollHooks {
  private static final int FIGHTERS = 2;

  public ProphecyOfIxth() {
    super(Kind.AGENDA, UnitsProduced.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, UnitsProduced produced) {
    return produced.isByUnitsOf(grant.user()) && produced.count(UnitType.FIGHTER) < FIGHTERS;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
    draft.addAll(Laws.leave(draft.table(), new AgendaId(ref().name())));
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me && unit.type() == UnitType.FIGHTER ? 1 : 0;
  }
}
