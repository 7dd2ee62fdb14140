package org.lazax.simulation.madeup;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.occurrence.Occurrence;

/** A player has placed a seed face down. */
@WireType("gardens.seed-placed")
record SeedPlaced(Seat active, Seat gardener) implements Occurrence {}
