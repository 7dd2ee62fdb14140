package org.lazax.game.construction;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/** What may be done where a structure may be placed. */
public sealed interface ConstructionCommand extends Command {
  List<Class<?>> TYPES = List.of(PlaceStructure.class, PlaceNoStructure.class);

  /**
   * Places a structure.
   *
   * @param place a planet, or the space area for a dock that floats
   * @param lifted where one is taken from, as there is none in the reinforcements
   */
  @WireType("game.place-structure")
  record PlaceStructure(UnitType unit, Place place, Optional<Place> lifted)
      implements ConstructionCommand {}

  @WireType("game.place-no-structure")
  record PlaceNoStructure() implements ConstructionCommand {}
}
