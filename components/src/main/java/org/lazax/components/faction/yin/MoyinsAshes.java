package org.lazax.components.faction.yin;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Price;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner may spend one more influence for Indoctrination to place a mech instead of the
 * infantry. Rules: unit/moyins_ashes.N1 to unit/moyins_ashes.N3.
 */
public final class MoyinsAshes extends Conversion implements Component {
  public MoyinsAshes() {
    super(UnitType.MECH);
  }

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/moyins_ashes");
  }

  @Override
  public Optional<AbilityRef> wayToUse() {
    return Optional.of(Indoctrination.NAME);
  }

  @Override
  public Price price() {
    return Price.influence(3);
  }
}
