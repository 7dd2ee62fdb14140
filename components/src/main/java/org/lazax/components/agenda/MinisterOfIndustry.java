package org.lazax.components.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.StructurePlaced;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After the owner has placed a space dock in a system, all its units there may use PRODUCTION.
 * Rules: agenda/minister_of_industry.N1 to agenda/minister_of_industry.N4.
 */
public final class MinisterOfIndustry extends Card<StructurePlaced> {
  public MinisterOfIndustry() {
    super(Kind.AGENDA, StructurePlaced.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StructurePlaced placed) {
    return placed.structure().owner().equals(grant.user())
        && placed.structure().type() == UnitType.SPACE_DOCK
        && ProductionLimit.of(table, production(grant, placed)) > 0;
  }

  private static Production production(Grant grant, StructurePlaced placed) {
    return new Production(grant.user(), placed.place().system());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StructurePlaced placed, Chosen chosen) {
    draft.call(production(grant, placed));
  }
}
