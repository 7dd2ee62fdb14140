package org.lazax.tournament.state;

import java.util.Optional;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;

/**
 * An entrant leaves a tournament.
 *
 * @param status withdrawn or disqualified
 * @param by the organiser who decided it; empty if the entrant left by itself
 * @param reason digest of the reason that the organiser gave; empty if none was given
 */
public record Departure(
    EntrantId entrant,
    EntrantStatus status,
    @OmittedByDefault Optional<OfficialId> by,
    @OmittedByDefault Optional<Digest> reason) {}
