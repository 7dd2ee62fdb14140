package org.lazax.components.faction.mentak;

/** A component whose user cannot be pillaged. */
interface ProtectsFromPillage {}
