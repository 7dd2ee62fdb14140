package org.lazax.components.faction.vuilraith;

import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The holder's ships do not roll dice for gravity rifts. If they move out of any, they have +1 more
 * move, once. Rules: promissory_note/crucible.N1 to promissory_note/crucible.N3.
 */
public final class Crucible implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/crucible");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can play the note");
  }

  @Override
  public boolean sparesDice(MovementView view, Grant by, SystemId system) {
    return !view.retreating();
  }

  @Override
  public int riftBonus(MovementView view, Grant by) {
    return 1;
  }
}
