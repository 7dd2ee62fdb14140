package org.lazax.rules.combat;

/**
 * Whatever a component says about fights: its hooks for a fight or for the invasion around one. A
 * component without any changes nothing about who wins.
 */
public interface CombatHooks {}
