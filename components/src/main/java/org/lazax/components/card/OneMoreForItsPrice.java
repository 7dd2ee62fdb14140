package org.lazax.components.card;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.BesideLimit;
import org.lazax.rules.production.ProductionCost;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner gets one more unit of a type of which a price is for several. That unit does not count
 * against the limit of PRODUCTION. It counts against the limits of other effects.
 */
public abstract class OneMoreForItsPrice implements Component, ProductionHooks {
  private final ComponentRef ref;
  private final UnitType type;

  protected OneMoreForItsPrice(String ref, UnitType type) {
    this.ref = ComponentRef.parse(ref);
    this.type = type;
  }

  @Override
  public final ComponentRef ref() {
    return ref;
  }

  @Override
  public final Change pieces(Table table, Grant grant, UnitType produced) {
    return produced == type ? Change.plus(1) : Change.NONE;
  }

  @Override
  public final Optional<BesideLimit> besideLimit(Table table, Grant grant, Production production) {
    return production.allowance().isPresent()
        ? Optional.empty()
        : Stats.find(table, grant.user(), type)
            .filter(card -> card.cost().isPresent())
            .map(card -> ProductionCost.of(table, grant.user(), card).pieces())
            .map(pieces -> BesideLimit.oneWithEachPrice(type, pieces));
  }
}
