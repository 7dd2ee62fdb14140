package org.lazax.tournament.standing;

import java.time.Instant;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import org.lazax.tournament.entrant.EntrantId;

/**
 * What an entrant has achieved in a stage. Averages are over the games that it played, so byes
 * neither help nor harm; they are 0 before the first game.
 *
 * @param games how many it played
 * @param wins how many it won
 * @param share its average share in its tables
 * @param points its average of victory points
 * @param opponents the average share of those it met, one for each time they met
 * @param firstWin when it first won a game
 * @param lot its place in the lot, from 1
 */
public record Line(
    EntrantId entrant,
    int games,
    int wins,
    BigFraction share,
    BigFraction points,
    BigFraction opponents,
    Optional<Instant> firstWin,
    int lot) {}
