package org.lazax.rules.combat.odds;

import org.lazax.rules.combat.CombatHooks;

/**
 * A component by which, in a round of combat, what becomes of one side depends on the other side's
 * units or on what is done to them. Where none is about, odds reckon with each side by itself.
 */
public interface DependsOnOtherSide extends CombatHooks {}
