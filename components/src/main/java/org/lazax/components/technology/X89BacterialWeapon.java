package org.lazax.components.technology;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * If the owner's bombardment has destroyed infantry on a planet, all other infantry there may be
 * destroyed too. Rules: technology/x_89_bacterial_weapon.N2, technology/x_89_bacterial_weapon.N3.
 */
public final class X89BacterialWeapon implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/x_89_bacterial_weapon");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    if (!occasion.is(CombatMoment.BOMBARDED) || occasion.side() != me || occasion.count() == 0) {
      return List.of();
    }
    int left = battle.count(me.other(), X89BacterialWeapon::isInfantry);
    return List.of(
        new CombatEffect.Destroy(me.other(), left, X89BacterialWeapon::isInfantry, false));
  }

  private static boolean isInfantry(UnitGroup unit) {
    return unit.type() == UnitType.INFANTRY;
  }

  @Override
  public boolean optional() {
    return true;
  }
}
