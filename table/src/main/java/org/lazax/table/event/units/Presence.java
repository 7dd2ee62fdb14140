package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Checks that units are in a place before they leave it or change there. */
final class Presence {
  private Presence() {}

  static Optional<Refusal> of(Table table, Place place, List<UnitStack> units) {
    return units.stream()
        .filter(stack -> !table.units().contains(place, stack))
        .findFirst()
        .map(missing ->
            Refusal.rule("units.3", "these units are not there")
                .with("place", place)
                .with("units", missing));
  }
}
