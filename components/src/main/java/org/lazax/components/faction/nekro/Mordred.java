package org.lazax.components.faction.nekro;

import org.lazax.components.card.MechAgainst;
import org.lazax.rules.combat.Circumstance;

/**
 * The mech has +2 to combat rolls against a player with an assimilated technology. Rule:
 * unit/mordred.N1.
 */
public final class Mordred extends MechAgainst {
  public Mordred() {
    super("mordred", Circumstance.OPPONENT_ASSIMILATED);
  }
}
