package org.lazax.tournament.standing;

import org.lazax.tournament.pairing.TableId;

/**
 * What one table gave to an entrant's average.
 *
 * @param by the comparison that uses it
 * @param sum how it is calculated, such as {@code 1 + 6·10/42}
 */
public record Summand(TieBreak by, String sum, TableId table) {}
