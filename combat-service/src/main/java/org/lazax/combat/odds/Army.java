package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.table.units.Place;

/**
 * A side as it comes to a fight: what its units are, how many, and what acts for it.
 *
 * @param cards what its units are, also those it may yet get
 * @param units how many, by type
 * @param damaged how many of them are damaged
 */
record Army(
    Map<UnitType, UnitCard> cards,
    Map<UnitType, Integer> units,
    Map<UnitType, Integer> damaged,
    List<Effect> effects,
    HitPolicy policy) {

  Army {
    cards = new EnumMap<>(cards);
    units = Map.copyOf(units);
    damaged = Map.copyOf(damaged);
    effects = List.copyOf(effects);
  }

  /** The ranks in which its units stand, the empty ones too; damaged ones at their type. */
  List<Slot> slots(Ground ground) {
    List<Slot> slots = new ArrayList<>();
    cards.forEach((type, card) -> slots.add(new Slot(card, ground.place(card))));
    return slots;
  }

  int count(UnitType type) {
    return units.getOrDefault(type, 0);
  }

  int damaged(UnitType type) {
    return damaged.getOrDefault(type, 0);
  }

  /** Where like units stand. */
  record Slot(UnitCard card, Place place) {}

  /** Where a fight is: there ships stand in space, and ground forces where they fight. */
  @FunctionalInterface
  interface Ground {
    Place place(UnitCard card);
  }
}
