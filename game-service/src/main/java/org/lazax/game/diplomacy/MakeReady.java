package org.lazax.game.diplomacy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Readies these planets of one's own; none is allowed. */
@JsonClassDescription("Readies exhausted planets of the player.")
@WireType("game.ready-planets")
public record MakeReady(
    @JsonPropertyDescription(
            "The planets, at most as many as take of the field says. Empty for none.")
        List<PlanetId> planets)
    implements Command {
  public MakeReady {
    planets = List.copyOf(planets);
  }
}
