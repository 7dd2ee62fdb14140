package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * A side's like units at one place, damaged and undamaged.
 *
 * @param mark the component that tells them from others of their type; empty if none does
 */
public record UnitGroup(
    UnitCard card, Place place, int healthy, int damaged, Optional<ComponentRef> mark) {
  /** Units without a mark. */
  public UnitGroup(UnitCard card, Place place, int healthy, int damaged) {
    this(card, place, healthy, damaged, Optional.empty());
  }

  public UnitType type() {
    return card.type();
  }

  public int count() {
    return healthy + damaged;
  }

  /** The undamaged units of the group. */
  public UnitGroup onlyHealthy() {
    return new UnitGroup(card, place, healthy, 0, mark);
  }

  /** The damaged units of the group. */
  public UnitGroup onlyDamaged() {
    return new UnitGroup(card, place, 0, damaged, mark);
  }

  /** Whether these are ships other than fighters. */
  public boolean isLargeShip() {
    return card.isShip() && card.type() != UnitType.FIGHTER;
  }
}
