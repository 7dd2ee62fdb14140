package org.lazax.components.faction.yin;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The first print: after units of the owner have used PRODUCTION, it may place an infantry on a
 * planet that it controls in that system. Rules: technology/yin_spinner.original.N1,
 * technology/yin_spinner.original.N2.
 */
final class YinSpinnerFirstPrint extends Card<UnitsProduced> {
  private static final String PLACE = "place";

  YinSpinnerFirstPrint() {
    super(Kind.TECHNOLOGY, UnitsProduced.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, UnitsProduced produced) {
    return produced.isByUnitsOf(grant.user()) && !places(table, produced).isEmpty();
  }

  private static List<Place> places(Table table, UnitsProduced produced) {
    return UnitPlacement.planets(table, produced.producer(), UnitType.INFANTRY).stream()
        .filter(place -> place.system().equals(produced.system()))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, UnitsProduced produced, Chosen soFar) {
    return Ask.once(PLACE, soFar, () -> places(table, produced));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
    draft.add(
        new UnitsPlaced(
            Place.of(chosen.one(PLACE).orElseThrow()),
            List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
  }
}
