package org.lazax.components.faction.vuilraith;

import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.BesideLimit;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Two fighters or infantry of the owner do not count against the limit of PRODUCTION. */
final class ThatWhichMoldsFlesh implements Component, ProductionHooks {
  private static final BesideLimit TWO =
      new BesideLimit(Set.of(UnitType.FIGHTER, UnitType.INFANTRY), 2);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/that_which_molds_flesh");
  }

  @Override
  public Optional<BesideLimit> besideLimit(Table table, Grant grant, Production production) {
    return Optional.of(TWO).filter(_ -> production.allowance().isEmpty());
  }
}
