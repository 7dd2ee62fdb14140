package org.lazax.rules.combat;

import org.lazax.catalog.unit.UnitCard;

/**
 * Units that lose the text of their cards. Both sides are asked wherever the rules read a unit
 * card.
 */
public interface BlankHooks extends CombatHooks {
  /**
   * Whether units with this card, of either side, have no printed abilities except SUSTAIN DAMAGE.
   */
  boolean blanks(UnitCard card);
}
