package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;

/**
 * After the owner activates the system of the flagship, it may produce up to five units there and
 * pays for them. No PRODUCTION is used. Rules: unit/duha_menaimon.N1 to unit/duha_menaimon.N3.
 */
final class DuhaMenaimon extends Card<SystemActivated> {
  private static final Allowance FIVE_UNITS =
      new Allowance(Optional.of(5), Optional.empty(), List.of(), Optional.empty(), false);

  DuhaMenaimon() {
    super(Kind.UNIT, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && isThere(table, grant, activated.system())
        && SingleUnit.isPossible(
            table, Production.by(FIVE_UNITS, grant.user(), activated.system()));
  }

  private static boolean isThere(Table table, Grant grant, SystemId system) {
    return table.units().ships(system, grant.user()).stream()
        .anyMatch(ship -> ship.type() == UnitType.FLAGSHIP);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.call(Production.by(FIVE_UNITS, grant.user(), activated.system()));
  }
}
