package org.lazax.components.faction.l1z1x;

import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Once exhausted and paid for, research needs no prerequisites. Rule:
 * technology/inheritance_systems.N1.
 */
public final class InheritanceSystems implements Component, ResearchHooks {
  /** In resources, beside what the research costs. */
  public static final int PRICE = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/inheritance_systems");
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return Lasting.is(table, grant) ? ALL : 0;
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return grant.isReady(table) ? Optional.of(new Waiver(ALL, PRICE)) : Optional.empty();
  }
}
