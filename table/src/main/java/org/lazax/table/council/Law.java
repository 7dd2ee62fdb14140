package org.lazax.table.council;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;

/**
 * A law in play.
 *
 * @param elected what was elected, such as a planet; empty for a law without an election
 * @param owner the player in whose play area it lies; empty for the common play area
 */
public record Law(AgendaId agenda, Optional<AgendaOutcome> elected, Optional<Seat> owner) {}
