package org.lazax.components.faction.vuilraith;

import org.lazax.components.card.ActivationNote;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * In this tactical action the player's ships do not roll dice for gravity rifts. If they move out
 * of any, they have +1 more move, once. Rules: promissory_note/crucible.N1 to
 * promissory_note/crucible.N3.
 */
public final class Crucible extends ActivationNote implements MovementHooks {
  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user());
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
