package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Rift;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships throw no dice for gravity rifts and have +1 move more, once, if they leave any. Rules:
 * promissory_note/crucible.N1-N3.
 */
public final class Crucible implements MovementHooks {
  @Override
  public Rift rift(MovementView view, Grant by, SystemId system, Rift rift) {
    return view.retreating() ? rift : rift.withoutDice();
  }

  @Override
  public int riftBonus(MovementView view, Grant by) {
    return 1;
  }
}
