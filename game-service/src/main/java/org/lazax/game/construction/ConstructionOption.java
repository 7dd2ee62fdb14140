package org.lazax.game.construction;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.units.Place;

/**
 * A structure of this type may be placed.
 *
 * @param lifted from where one must be taken; empty while the reinforcements have some
 */
public record ConstructionOption(UnitType unit, Set<Place> places, List<Place> lifted)
    implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(ConstructionCommand.PlaceStructure.class);
  }
}
