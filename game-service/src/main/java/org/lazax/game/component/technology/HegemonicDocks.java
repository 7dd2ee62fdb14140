package org.lazax.game.component.technology;

import org.lazax.catalog.unit.UnitType;
import org.lazax.components.faction.winnu.HegemonicTradePolicy;
import org.lazax.game.ability.ProductionHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * A dock on the planet whose values are exchanged produces by the new ones. Rule:
 * technology/hegemonic_trade_policy.N1.
 */
public final class HegemonicDocks implements ProductionHooks {
  @Override
  public int limit(Table table, Grant grant, Production production, Place place, int limit) {
    boolean exchanged =
        place
            .planet()
            .filter(planet ->
                Lasting.param(table, grant, HegemonicTradePolicy.PLANET)
                    .filter(planet.value()::equals)
                    .isPresent())
            .isPresent();
    int docks =
        table
            .units()
            .count(
                place,
                stack -> stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK);
    return exchanged
        ? limit
            + docks
                * place
                    .planet()
                    .map(p -> Purpose.INFLUENCE.of(table, p) - Purpose.RESOURCES.of(table, p))
                    .orElse(0)
        : limit;
  }
}
