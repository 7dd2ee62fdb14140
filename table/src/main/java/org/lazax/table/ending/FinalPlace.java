package org.lazax.table.ending;

import org.lazax.chronicle.Seat;

/**
 * How a player ended.
 *
 * @param points victory points; those of an eliminated player are as they were last
 * @param initiative place in the initiative order, from 1, which decides ties; eliminated players
 *     come after all others
 */
public record FinalPlace(Seat seat, int points, int initiative) {}
