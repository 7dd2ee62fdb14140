package org.lazax.rules.combat;

import org.lazax.catalog.unit.UnitCard;

/** Whose units have lost what their cards say. Asked of both sides wherever a card is read. */
public interface BlankHooks extends CombatHooks {
  /** Whether such units, whoever owns them, have no printed abilities but to sustain damage. */
  boolean blanks(UnitCard card);
}
