package org.lazax.rules.ability;

/**
 * A component of which combat-service makes abilities, named like the component. Other services
 * know that it has some, but not which.
 */
public interface MakesAbility {}
