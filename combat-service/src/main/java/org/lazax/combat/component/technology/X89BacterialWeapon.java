package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * Where its owner's bombardment has destroyed infantry, all others there are destroyed too. Rules:
 * technology/x_89_bacterial_weapon.N2, technology/x_89_bacterial_weapon.N3.
 */
public final class X89BacterialWeapon implements MomentHooks {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    if (!occasion.is(CombatMoment.BOMBARDED) || occasion.side() != me || occasion.count() == 0) {
      return List.of();
    }
    int left = battle.count(me.other(), X89BacterialWeapon::isInfantry);
    return List.of(new Strike.Destroy(me.other(), left, X89BacterialWeapon::isInfantry, false));
  }

  private static boolean isInfantry(Rank unit) {
    return unit.type() == UnitType.INFANTRY;
  }

  @Override
  public boolean optional() {
    return true;
  }
}
