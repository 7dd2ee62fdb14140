package org.lazax.table.ending;

import org.lazax.chronicle.Seat;

/** How the game ended, with the number of its reason in the checklist. */
public record Ending(Seat winner, String rule) {}
