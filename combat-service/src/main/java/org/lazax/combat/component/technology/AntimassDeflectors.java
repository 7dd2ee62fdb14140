package org.lazax.combat.component.technology;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.RetreatHooks;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/**
 * Its owner's ships may retreat into asteroid fields, and space cannons of others roll 1 less
 * against its owner's units. Rules: space_combat.N2, technology/antimass_deflectors.N1.
 */
public final class AntimassDeflectors implements RollHooks, RetreatHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isSpaceCannon() && roll.side() != me ? -1 : 0;
  }

  @Override
  public Set<Anomaly> opens() {
    return Set.of(Anomaly.ASTEROID_FIELD);
  }
}
