package org.lazax.map.adapter.picture;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.map.adapter.picture.Scene.World;
import org.lazax.table.units.UnitStack;

/** Planets under somebody's control, with what stands on them. */
final class Held {
  private Held() {}

  static World planet(PlanetId id, Seat by, boolean exhausted, UnitStack... units) {
    World printed = World.printed(id, StandardRules.RULESET.catalog());
    return new World(
        id,
        printed.name(),
        printed.resources(),
        printed.influence(),
        printed.traits(),
        Optional.of(by),
        exhausted,
        List.of(units));
  }
}
