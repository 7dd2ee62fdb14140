package org.lazax.combat.odds;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.rules.combat.BlankHooks;
import org.lazax.table.units.Place;

/**
 * A side at the beginning of a combat: its units and the components that act for it.
 *
 * @param faction the faction of the side, if it has one
 * @param cards the card of each type of units, also of types that can join the side later
 * @param likenesses the card of a ship of each type that has become a copy of a flagship
 * @param units the number of units of each type
 * @param damaged how many of them are damaged
 * @param effects the components that act for the side
 * @param policy how the side assigns hits
 */
record Army(
    Optional<FactionId> faction,
    Map<UnitType, UnitCard> cards,
    Map<UnitType, UnitCard> likenesses,
    Map<UnitType, Integer> units,
    Map<UnitType, Integer> damaged,
    List<SideComponent> effects,
    HitPolicy policy) {

  Army {
    cards = new EnumMap<>(cards);
    likenesses = new EnumMap<>(likenesses);
    units = Map.copyOf(units);
    damaged = Map.copyOf(damaged);
    effects = List.copyOf(effects);
  }

  int count(UnitType type) {
    return units.getOrDefault(type, 0);
  }

  int damaged(UnitType type) {
    return damaged.getOrDefault(type, 0);
  }

  /** Whether one of its components removes the printed abilities of such units. */
  boolean makesBlank(UnitCard card) {
    return effects.stream()
        .map(SideComponent::hooks)
        .anyMatch(hooks -> hooks instanceof BlankHooks blanks && blanks.blanks(card));
  }

  /** The same army without the components of unit cards that match. */
  Army without(Predicate<UnitCard> blank) {
    return new Army(
        faction,
        cards,
        likenesses,
        units,
        damaged,
        effects.stream().filter(effect -> effect.card().filter(blank).isEmpty()).toList(),
        policy);
  }

  /**
   * A group of like units.
   *
   * @param isHere whether they are in the place of the combat
   * @param fights whether they fight there by their category
   * @param isLikeness whether these are copies of a flagship; there are none at first
   */
  record Slot(UnitCard card, Place place, boolean isHere, boolean fights, boolean isLikeness) {}
}
