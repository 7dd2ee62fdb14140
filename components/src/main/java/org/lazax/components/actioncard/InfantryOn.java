package org.lazax.components.actioncard;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The infantry on a planet, whoever owns it. */
final class InfantryOn {
  private InfantryOn() {}

  /** So many of them, or all if there are fewer. */
  static List<UnitStack> some(Table table, Place place, int count) {
    List<UnitStack> some = new ArrayList<>();
    int left = count;
    for (UnitStack stack : table.units().at(place)) {
      if (stack.type() == UnitType.INFANTRY && left > 0) {
        some.add(stack.times(Math.min(left, stack.count())));
        left -= some.getLast().count();
      }
    }
    return some;
  }
}
