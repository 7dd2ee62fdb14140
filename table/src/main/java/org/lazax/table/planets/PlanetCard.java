package org.lazax.table.planets;

import org.lazax.chronicle.Seat;

/** The card of a planet that a player controls. */
public record PlanetCard(Seat controller, boolean exhausted) {}
