package org.lazax.combat.ability;

import org.lazax.catalog.unit.UnitCard;

/** Whose units have lost what their cards say. */
public interface BlankHooks {
  /** Whether such units, whoever owns them, have no printed abilities but to sustain damage. */
  boolean blanks(UnitCard card);
}
