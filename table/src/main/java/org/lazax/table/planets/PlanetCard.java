package org.lazax.table.planets;

import org.lazax.chronicle.Seat;

/** A planet that somebody controls: its card lies before that player. */
public record PlanetCard(Seat controller, boolean exhausted) {}
