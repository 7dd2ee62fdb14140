package org.lazax.components.faction.naalu;

import org.lazax.components.card.MechAgainst;
import org.lazax.rules.combat.Circumstance;

/**
 * The first print: the mech has +2 to combat rolls against a player with relic fragments. Rule:
 * unit/iconoclast.original.N1.
 */
final class IconoclastFirstPrint extends MechAgainst {
  IconoclastFirstPrint() {
    super("iconoclast.base", Circumstance.OPPONENT_WITH_FRAGMENT);
  }
}
