package org.lazax.components.faction.argent;

import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * Each planet with a structure produces one unit as if it were a unit itself. Rule:
 * technology/aerie_hololattice.N1.
 */
public final class AerieHololattice implements Component, ProductionHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/aerie_hololattice");
  }

  @Override
  public int limit(Table table, Grant grant, Production production, Place place, int limit) {
    boolean built =
        !place.isSpace()
            && production.dock().isEmpty()
            && table.units().at(place, grant.user()).stream()
                .anyMatch(stack -> Stats.of(table, stack).isStructure());
    return built ? limit + 1 : limit;
  }
}
