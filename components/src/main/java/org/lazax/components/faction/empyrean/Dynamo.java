package org.lazax.components.faction.empyrean;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Price;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a unit of the owner has sustained damage, the owner may spend two influence to repair it.
 * Rules: unit/dynamo.N1, unit/dynamo.N2.
 */
public final class Dynamo implements Component, MomentHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/dynamo");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.SUSTAINED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() == me
        && battle.units(me).stream().anyMatch(unit -> unit.type() == UnitType.FLAGSHIP);
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion
        .unit()
        .filter(_ -> occasion.is(CombatMoment.SUSTAINED))
        .<List<CombatEffect>>map(unit ->
            List.of(new CombatEffect.Repair(me, 1, it -> it.card().equals(unit.card()), false)))
        .orElse(List.of());
  }

  @Override
  public Price price() {
    return Price.influence(2);
  }
}
