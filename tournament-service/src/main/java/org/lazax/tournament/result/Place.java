package org.lazax.tournament.result;

import org.lazax.chronicle.Seat;

/**
 * How one seat of a table ended.
 *
 * @param points victory points, at least 0
 * @param initiative the lowest number of the seat's strategy cards, which decides ties; 0 is first
 */
public record Place(Seat seat, int points, int initiative) {}
