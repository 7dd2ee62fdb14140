package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * A side's like units at one place, whether damaged or not.
 *
 * @param mark the component that tells them from others of their type, if any does
 */
public record UnitGroup(
    UnitCard card, Place place, int healthy, int damaged, Optional<ComponentRef> mark) {
  /** Units that nothing marks. */
  public UnitGroup(UnitCard card, Place place, int healthy, int damaged) {
    this(card, place, healthy, damaged, Optional.empty());
  }

  public UnitType type() {
    return card.type();
  }

  public int count() {
    return healthy + damaged;
  }

  /** Those of them that are not damaged. */
  public UnitGroup onlyHealthy() {
    return new UnitGroup(card, place, healthy, 0, mark);
  }

  /** Those of them that are damaged. */
  public UnitGroup onlyDamaged() {
    return new UnitGroup(card, place, 0, damaged, mark);
  }

  /** Whether these are ships other than fighters. */
  public boolean isLargeShip() {
    return card.isShip() && card.type() != UnitType.FIGHTER;
  }
}
