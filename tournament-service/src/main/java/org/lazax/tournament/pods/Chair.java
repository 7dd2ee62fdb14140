package org.lazax.tournament.pods;

/**
 * A seat at a table.
 *
 * @param pod index of the table, from 0
 * @param seat index of the seat, from 0
 */
record Chair(int pod, int seat) {}
