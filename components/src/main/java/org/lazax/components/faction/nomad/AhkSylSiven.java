package org.lazax.components.faction.nomad;

import org.lazax.catalog.unit.UnitType;
import org.lazax.components.card.RoundHero;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.galaxy.SystemId;

/**
 * Until the round ends, the owner's flagship and what it transports can leave systems with the
 * owner's command tokens. Rules: leader/ahk_syl_siven.N1, leader/ahk_syl_siven.N2.
 */
final class AhkSylSiven extends RoundHero implements MovementHooks {
  AhkSylSiven() {
    super("ahk_syl_siven");
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.FLAGSHIP;
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.OWN_TOKEN && LastingEffects.is(view.table(), by);
  }
}
