package org.lazax.components.technology;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.DirectHitHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Direct Hit cannot destroy it. */
public class DreadnoughtTwo implements Component, DirectHitHooks {
  private final String unit;

  /** Creates the component for dreadnoughts with this card. */
  public DreadnoughtTwo(String unit) {
    this.unit = unit;
  }

  @Override
  public final ComponentRef ref() {
    return ComponentRef.parse(unit);
  }

  @Override
  public final boolean defies(CombatView battle, Side me, UnitGroup unit) {
    return unit.type() == UnitType.DREADNOUGHT;
  }
}
