package org.lazax.tournament.result;

import org.lazax.chronicle.Seat;

/**
 * How one seat of a table ended.
 *
 * @param points victory points, at least 0
 * @param initiative place in the initiative order at the end, which decides ties
 */
public record Place(Seat seat, int points, int initiative) {}
