package org.lazax.components.faction.letnev;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner's units cancel two hits when they sustain damage. Rules:
 * technology/non_euclidean_shielding.N1 to technology/non_euclidean_shielding.N4.
 */
public final class NonEuclideanShielding implements Component, HitHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/non_euclidean_shielding");
  }

  @Override
  public int cancelledBySustaining(CombatView battle, Side me, UnitGroup unit) {
    return 2;
  }
}
