package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.BombardmentHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/**
 * Bombards while it does not fight, as if it were a ship. Rules: unit/annihilator.N1,
 * unit/annihilator.N2.
 */
public final class Annihilator implements BombardmentHooks {
  @Override
  public boolean bombards(BattleView battle, Side me, Rank unit) {
    return unit.type() == UnitType.MECH
        && (battle.round() == 0 || !unit.place().equals(battle.place()));
  }
}
