package org.lazax.rules.combat.odds;

import org.lazax.rules.combat.CombatHooks;

/**
 * A component whose circumstance seldom is given, so that odds, which cannot look it up, assume it
 * only for who names the component.
 */
public interface OddsOnlyIfNamed extends CombatHooks {}
