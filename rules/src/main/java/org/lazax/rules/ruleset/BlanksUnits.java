package org.lazax.rules.ruleset;

import org.lazax.catalog.unit.UnitCard;

/** A law by which units lose the text of their cards, whoever owns them. */
public interface BlanksUnits {
  /** Whether units with this card have no printed abilities except SUSTAIN DAMAGE. */
  boolean blanks(UnitCard card);
}
