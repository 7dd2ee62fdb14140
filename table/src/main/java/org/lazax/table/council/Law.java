package org.lazax.table.council;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;

/**
 * A law in play.
 *
 * @param elected what was elected, such as a planet; empty for a law without an election
 * @param owner the player in whose play area it lies; empty for the common play area
 */
@JsonClassDescription("A law in play.")
public record Law(
    @JsonPropertyDescription("The agenda card of the law.") AgendaId agenda,
    @JsonPropertyDescription("What was elected. Left out for a law without an election.")
        Optional<AgendaOutcome> elected,
    @JsonPropertyDescription(
            "The player before whom it lies, if it elected a player. Left out otherwise.")
        Optional<Seat> owner) {}
