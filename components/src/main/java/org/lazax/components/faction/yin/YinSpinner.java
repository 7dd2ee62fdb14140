package org.lazax.components.faction.yin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the owner has produced units in any way, it may place up to two infantry on one planet that
 * it controls or in one space area with its ships. Rules: technology/yin_spinner.N1,
 * technology/yin_spinner.N2.
 */
public final class YinSpinner implements Component, Ability<UnitsProduced> {
  private static final String PLACE = "place";
  private static final String COUNT = "infantry";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/yin_spinner");
  }

  @Override
  public Class<UnitsProduced> trigger() {
    return UnitsProduced.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, UnitsProduced produced) {
    return produced.producer().equals(grant.user()) && !places(table, grant.user()).isEmpty();
  }

  private static List<Place> places(Table table, Seat seat) {
    List<Place> places = new ArrayList<>();
    places.addAll(UnitPlacement.planets(table, seat, UnitType.INFANTRY));
    table.galaxy().systems().stream()
        .filter(system -> !table.units().ships(system, seat).isEmpty())
        .map(Place::space)
        .filter(space -> UnitPlacement.isOpen(table, seat, UnitType.INFANTRY, space))
        .forEach(places::add);
    return places;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, UnitsProduced produced, Chosen soFar) {
    if (!soFar.has(PLACE)) {
      return Optional.of(Ask.one(PLACE, places(table, grant.user())));
    }
    return Ask.once(COUNT, soFar, () -> List.of(2, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
    int count = Integer.parseInt(chosen.one(COUNT).orElseThrow());
    draft.add(
        new UnitsPlaced(
            Place.of(chosen.one(PLACE).orElseThrow()),
            List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, count))));
  }
}
