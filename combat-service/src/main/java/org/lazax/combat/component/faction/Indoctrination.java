package org.lazax.combat.component.faction;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.Price;
import org.lazax.combat.component.Conversion;

/** Two influence as ground combat begins: an infantry of the opponent becomes one of its own. */
public final class Indoctrination extends Conversion {
  public static final String NAME = "faction_ability/indoctrination";

  Indoctrination() {
    super(UnitType.INFANTRY);
  }

  @Override
  public Optional<String> wayToUse() {
    return Optional.of(NAME);
  }

  @Override
  public Price price() {
    return Price.influence(2);
  }
}
