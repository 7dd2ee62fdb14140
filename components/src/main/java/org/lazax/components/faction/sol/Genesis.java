package org.lazax.components.faction.sol;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseEnds;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the end of the status phase an infantry is placed in the space area of the flagship. Units
 * that it cannot carry are removed. Rule: unit/genesis.N1.
 */
final class Genesis extends Card<StatusPhaseEnds> {
  Genesis() {
    super(Kind.UNIT, StatusPhaseEnds.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, StatusPhaseEnds ends) {
    return place(table, grant).isPresent();
  }

  private static Optional<Place> place(Table table, Grant grant) {
    return table.units().at().keySet().stream()
        .filter(place ->
            table.units().at(place, grant.user()).stream()
                .anyMatch(ship -> ship.type() == UnitType.FLAGSHIP))
        .filter(place -> UnitPlacement.isOpen(table, grant.user(), UnitType.INFANTRY, place))
        .findFirst();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseEnds ends, Chosen chosen) {
    Place place = place(draft.table(), grant).orElseThrow();
    UnitStack infantry = UnitStack.of(grant.user(), UnitType.INFANTRY, 1);
    draft.add(new UnitsPlaced(place, List.of(infantry)));
  }
}
