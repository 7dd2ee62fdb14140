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
 * A side as it comes to a fight: what its units are, how many, and what acts for it.
 *
 * @param faction whose sheet it has, if anybody's
 * @param cards what its units are, also those it may yet get
 * @param likenesses what a ship of a type is once it has taken on what another's flagship can
 * @param units how many, by type
 * @param damaged how many of them are damaged
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

  /** Whether something of it takes the printed abilities of such units. */
  boolean makesBlank(UnitCard card) {
    return effects.stream()
        .map(SideComponent::hooks)
        .anyMatch(hooks -> hooks instanceof BlankHooks blanks && blanks.blanks(card));
  }

  /** The same without what the cards of such units say. */
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
   * Where like units stand.
   *
   * @param isHere whether that is where the fight is
   * @param fights whether they fight there by their category
   * @param isLikeness whether these are ships that have taken on what another's flagship can, of
   *     which none is there at first
   */
  record Slot(UnitCard card, Place place, boolean isHere, boolean fights, boolean isLikeness) {}
}
