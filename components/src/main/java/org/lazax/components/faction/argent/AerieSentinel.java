package org.lazax.components.faction.argent;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The mech does not count against capacity. Rule: unit/aerie_sentinel.N1. */
public final class AerieSentinel implements Component, LimitHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/aerie_sentinel");
  }

  @Override
  public Change room(Table table, Grant grant, UnitType type) {
    return type == UnitType.MECH ? Change.becomes(0) : Change.NONE;
  }
}
