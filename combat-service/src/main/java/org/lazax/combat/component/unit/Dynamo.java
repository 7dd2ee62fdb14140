package org.lazax.combat.component.unit;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Price;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * Two influence after a unit of its owner has sustained damage: it is repaired. Rules:
 * unit/dynamo.N1, unit/dynamo.N2.
 */
public final class Dynamo implements MomentHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.SUSTAINED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.side() == me
        && battle.units(me).stream().anyMatch(unit -> unit.type() == UnitType.FLAGSHIP);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion
        .unit()
        .filter(_ -> occasion.is(CombatMoment.SUSTAINED))
        .<List<Strike>>map(
            unit -> List.of(new Strike.Repair(me, 1, it -> it.card().equals(unit.card()), false)))
        .orElse(List.of());
  }

  @Override
  public Price price() {
    return Price.influence(2);
  }
}
