package org.lazax.combat.component.technology;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/**
 * Its owner's units cancel two hits where others cancel one. Rules:
 * technology/non_euclidean_shielding.N1 to technology/non_euclidean_shielding.N4.
 */
public final class NonEuclideanShielding implements HitHooks {
  @Override
  public int cancelledBySustaining(BattleView battle, Side me, Rank unit, int cancelled) {
    return 2;
  }
}
