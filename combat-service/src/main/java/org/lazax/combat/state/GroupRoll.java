package org.lazax.combat.state;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.table.units.Place;

/**
 * The dice of like units.
 *
 * @param hitsOn the lowest modified result that hits
 * @param modifiers what is added to each result
 * @param results as the dice fell, 1 to 10
 * @param hits how many of them hit
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
