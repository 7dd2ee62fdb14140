package org.lazax.tournament.state;

import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.RoundId;

/**
 * A pairing that the platform was asked for and has not proposed yet.
 *
 * @param by who asked for it
 * @param seed with which it is searched
 */
public record PairingDraw(OfficialId by, RoundId round, long seed) {}
