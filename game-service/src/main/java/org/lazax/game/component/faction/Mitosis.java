package org.lazax.game.component.faction;

import org.lazax.catalog.unit.UnitType;
import org.lazax.game.ability.ProductionHooks;
import org.lazax.game.production.ProductionLimit;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Space docks produce no infantry; what other units may produce of it goes also to the planet of a
 * dock. Rules: faction_ability/mitosis.N1, faction_ability/mitosis.N2.
 */
public final class Mitosis implements ProductionHooks {
  @Override
  public int most(Table table, Grant grant, Production production, UnitType type, int most) {
    return type == UnitType.INFANTRY && production.allowance().isEmpty()
        ? Math.min(most, ProductionLimit.withoutDocks(table, production))
        : most;
  }
}
