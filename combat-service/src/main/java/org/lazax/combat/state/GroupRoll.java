package org.lazax.combat.state;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.table.units.Place;

/**
 * The dice of like units.
 *
 * @param from the place of the units
 * @param units the number of the units
 * @param hitsOn the lowest modified result that hits
 * @param modifiers the numbers that are added to each result
 * @param results the unmodified results, 1 to 10
 * @param hits the number of hits
 */
public record GroupRoll(
    UnitType type,
    Place from,
    int units,
    int hitsOn,
    List<Modifier> modifiers,
    List<Integer> results,
    int hits) {
  public GroupRoll {
    modifiers = List.copyOf(modifiers);
    results = List.copyOf(results);
  }
}
