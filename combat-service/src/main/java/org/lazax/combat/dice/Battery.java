package org.lazax.combat.dice;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.battle.Modifier;
import org.lazax.table.units.Place;

/**
 * Like units that roll together. Rule: space_combat.5.2.
 *
 * @param dice how many they throw in all
 * @param hitsOn the lowest modified result that hits
 */
public record Battery(
    UnitType type, Place from, int units, int dice, int hitsOn, List<Modifier> modifiers) {
  public Battery {
    modifiers = List.copyOf(modifiers);
  }

  /** So many of these units. */
  public Battery of(int some) {
    return new Battery(type, from, some, dice / units * some, hitsOn, modifiers);
  }

  /** The same with more that changes its results. */
  public Battery with(List<Modifier> more) {
    List<Modifier> all = Stream.concat(modifiers.stream(), more.stream()).toList();
    return new Battery(type, from, units, dice, hitsOn, all);
  }
}
