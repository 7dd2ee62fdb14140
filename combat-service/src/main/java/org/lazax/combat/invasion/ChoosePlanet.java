package org.lazax.combat.invasion;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Objects;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** The active player says on which planet it goes on. Rules: invasion.3.1, invasion.4.1. */
@JsonClassDescription(
    "The active player chooses the planet where the invasion goes on. Rules: "
        + "invasion.3.1, invasion.4.1.")
@WireType("combat.choose-planet")
public record ChoosePlanet(
    @JsonPropertyDescription("A planet of the active system.") PlanetId planet) implements Command {
  public ChoosePlanet {
    Objects.requireNonNull(planet, "a planet is chosen");
  }
}
