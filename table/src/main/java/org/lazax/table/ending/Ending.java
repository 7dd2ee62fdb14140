package org.lazax.table.ending;

import org.lazax.chronicle.Seat;

/** How the game ended, with the id of the rule that decided it. */
public record Ending(Seat winner, String rule) {}
