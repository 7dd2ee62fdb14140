package org.lazax.tournament.state;

import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.RoundId;

/**
 * A pairing that was proposed and not published. Only officials may see it.
 *
 * @param number from 1, counted through the tournament
 */
public record Proposal(int number, RoundId round, Pairing pairing) {}
