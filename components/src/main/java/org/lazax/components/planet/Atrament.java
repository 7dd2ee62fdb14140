package org.lazax.components.planet;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Primor: the holder places up to two infantry on one planet that it controls. Rule:
 * legendary/primor.N1.
 */
public final class Atrament extends LegendaryPlanet {
  private static final String WHERE = "planet";
  private static final String COUNT = "infantry";

  public Atrament() {
    super("primor");
  }

  @Override
  boolean possible(Table table, Grant grant) {
    return !UnitPlacement.planets(table, grant.user(), UnitType.INFANTRY).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    if (!soFar.has(WHERE)) {
      return Optional.of(
          Ask.one(WHERE, UnitPlacement.planets(table, grant.user(), UnitType.INFANTRY)));
    }
    return Ask.once(COUNT, soFar, () -> List.of(2, 1));
  }

  @Override
  void resolve(Draft<?, Table> draft, Grant grant, Chosen chosen) {
    Place place = Place.of(chosen.one(WHERE).orElseThrow());
    int count = Integer.parseInt(chosen.one(COUNT).orElseThrow());
    draft.add(
        new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, count))));
  }
}
