package org.lazax.tournament.entrant;

/**
 * How many may take part.
 *
 * @param most places for entrants, at least 3
 * @param waitingList whether those who come later wait for a place; otherwise they are refused
 */
public record EntrantLimits(int most, boolean waitingList) {}
