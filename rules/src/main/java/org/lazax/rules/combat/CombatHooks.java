package org.lazax.rules.combat;

/**
 * A component's hooks for combats or for the invasion around one. A component without any does not
 * change who wins.
 */
public interface CombatHooks {}
