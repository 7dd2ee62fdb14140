package org.lazax.combat.component.unit;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.Price;
import org.lazax.combat.component.Conversion;
import org.lazax.combat.component.faction.Indoctrination;

/**
 * Indoctrination for one more influence: a mech comes in place of the infantry. Rules:
 * unit/moyins_ashes.N1 to unit/moyins_ashes.N3.
 */
public final class MoyinsAshes extends Conversion {
  MoyinsAshes() {
    super(UnitType.MECH);
  }

  @Override
  public Optional<String> wayToUse() {
    return Optional.of(Indoctrination.NAME);
  }

  @Override
  public Price price() {
    return Price.influence(3);
  }
}
