package org.lazax.game.diplomacy;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Readies these planets of one's own; none is allowed. */
@WireType("game.ready-planets")
public record MakeReady(List<PlanetId> planets) implements Command {
  public MakeReady {
    planets = List.copyOf(planets);
  }
}
