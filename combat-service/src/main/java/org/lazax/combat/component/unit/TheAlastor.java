package org.lazax.combat.component.unit;

import org.lazax.combat.ability.ParticipantHooks;
import org.lazax.rules.objectives.ShipHooks;

/**
 * Its owner's ground forces in space fight in a space combat in its system as ships. Rules:
 * unit/the_alastor.N1, unit/the_alastor.N5.
 */
public final class TheAlastor implements ParticipantHooks {
  @Override
  public ShipHooks ships() {
    return new org.lazax.components.faction.nekro.TheAlastor();
  }
}
