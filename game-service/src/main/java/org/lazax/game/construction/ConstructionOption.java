package org.lazax.game.construction;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.units.Place;

/**
 * A structure of this type may be placed.
 *
 * @param lifted the places from which one must be taken; empty if the reinforcements have one
 */
public record ConstructionOption(UnitType unit, Set<Place> places, List<Place> lifted)
    implements Option {
  @Override
  public Form form() {
    Form form =
        Form.of(
                new ConstructionCommand.PlaceStructure(
                    unit, places.iterator().next(), lifted.stream().findFirst()))
            .with(Field.one("place", places))
            .refusedBy("construction.2");
    return lifted.isEmpty() ? form : form.with(Field.one("lifted", lifted));
  }
}
