package org.lazax.components.faction.yin;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Price;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a ground combat, the owner may spend two influence to replace one infantry of the
 * opponent by one of its own.
 */
public final class Indoctrination extends Conversion implements Component {
  static final AbilityRef NAME = AbilityRef.parse("faction_ability/indoctrination");

  public Indoctrination() {
    super(UnitType.INFANTRY);
  }

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public Optional<AbilityRef> wayToUse() {
    return Optional.of(NAME);
  }

  @Override
  public Price price() {
    return Price.influence(2);
  }
}
