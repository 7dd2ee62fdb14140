package org.lazax.table.technology.ability;

import java.util.Optional;
import org.lazax.catalog.card.Technology;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;

/**
 * Once exhausted and paid for, research needs no prerequisites. Rule:
 * technology/inheritance_systems.N1.
 */
public final class InheritanceSystems implements ResearchHooks {
  /** In resources, beside what the research costs. */
  public static final int PRICE = 2;

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return Lasting.is(table, grant) ? ALL : 0;
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return grant.isReady(table) ? Optional.of(new Waiver(ALL, PRICE)) : Optional.empty();
  }
}
