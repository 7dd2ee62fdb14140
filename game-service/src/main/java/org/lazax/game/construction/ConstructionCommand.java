package org.lazax.game.construction;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/** What may be done where a structure may be placed. */
public sealed interface ConstructionCommand extends Command {
  /** Places a structure. */
  @JsonClassDescription("Places a structure.")
  @WireType("game.place-structure")
  record PlaceStructure(
      @JsonPropertyDescription("The type of the structure.") UnitType unit,
      @JsonPropertyDescription("A planet; the space area of a system for a space dock that floats.")
          Place place,
      @JsonPropertyDescription(
              "The place from which a structure of this type is taken, if the reinforcements "
                  + "have none.")
          Optional<Place> lifted)
      implements ConstructionCommand {}

  @JsonClassDescription("Places no structure.")
  @WireType("game.place-no-structure")
  record PlaceNoStructure() implements ConstructionCommand {}
}
