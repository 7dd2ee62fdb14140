package org.lazax.combat.component.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/** War suns cannot sustain damage. */
public final class PublicizeWeaponSchematics implements HitHooks {
  @Override
  public boolean barsSustain(BattleView battle, Side me, Side whose, Rank unit) {
    return unit.type() == UnitType.WAR_SUN;
  }
}
