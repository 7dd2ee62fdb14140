package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a space combat, the owner may destroy one of its cruisers or destroyers to make
 * one hit, which a non-fighter ship must take if there is one. Rules: technology/impulse_core.N1 to
 * technology/impulse_core.N3.
 */
public final class ImpulseCore implements Component, MomentHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/impulse_core");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace() && battle.count(me, ImpulseCore::isGivenUp) > 0;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
        ? List.of(
            new CombatEffect.Destroy(me, 1, ImpulseCore::isGivenUp, true),
            new CombatEffect.Hits(me.other(), 1, HitTargetRule.LARGE_SHIPS_FIRST))
        : List.of();
  }

  private static boolean isGivenUp(UnitGroup unit) {
    return unit.type() == UnitType.CRUISER || unit.type() == UnitType.DESTROYER;
  }
}
