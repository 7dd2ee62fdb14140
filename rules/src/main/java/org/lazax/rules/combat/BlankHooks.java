package org.lazax.rules.combat;

import org.lazax.rules.ruleset.BlanksUnits;

/**
 * Units that lose the text of their cards in combats. Both sides are asked wherever the rules read
 * a unit card.
 */
public interface BlankHooks extends CombatHooks, BlanksUnits {}
