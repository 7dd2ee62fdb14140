package org.lazax.components.faction.titans;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.StructurePlaced;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.UnitStack;

/**
 * Where the owner places a PDS on a planet, it may place a mech from the reinforcements and an
 * infantry in its place. The PDS goes back, so that it must have been there to place. Rules:
 * unit/hecatoncheires.N1 to unit/hecatoncheires.N4, deploy.2.1.
 */
final class Hecatoncheires extends Card<StructurePlaced> {
  Hecatoncheires() {
    super(Kind.UNIT, StructurePlaced.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StructurePlaced placed) {
    UnitStack structure = placed.structure();
    return structure.owner().equals(grant.user())
        && structure.type() == UnitType.PDS
        && table.units().count(placed.place(), structure::alike) > 0
        && UnitPlacement.inReinforcements(table, grant.user(), UnitType.MECH)
        && placed
            .place()
            .planet()
            .filter(planet -> UnitPlacement.isOpen(table, grant.user(), UnitType.MECH, planet))
            .isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StructurePlaced placed, Chosen chosen) {
    draft.add(new UnitsRemoved(placed.place(), List.of(placed.structure())));
    draft.add(
        new UnitsPlaced(
            placed.place(),
            List.of(
                UnitStack.of(grant.user(), UnitType.MECH, 1),
                UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
  }
}
