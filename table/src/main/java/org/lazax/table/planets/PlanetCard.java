package org.lazax.table.planets;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Seat;

/** The card of a planet that a player controls. */
@JsonClassDescription("The card of a controlled planet.")
public record PlanetCard(
    @JsonPropertyDescription("The seat that controls the planet.") Seat controller,
    @JsonPropertyDescription("Whether the card is exhausted.") boolean exhausted) {}
