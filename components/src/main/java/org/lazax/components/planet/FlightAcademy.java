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
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Mirage: the holder places up to two fighters in one system with its ships. */
public final class FlightAcademy extends LegendaryPlanet {
  private static final String WHERE = "system";
  private static final String COUNT = "fighters";

  public FlightAcademy() {
    super("mirage");
  }

  @Override
  boolean possible(Table table, Grant grant) {
    return !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.units().ships(system, grant.user()).isEmpty())
        .filter(system ->
            UnitPlacement.isOpen(table, grant.user(), UnitType.FIGHTER, Place.space(system)))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    if (!soFar.has(WHERE)) {
      return Optional.of(Ask.one(WHERE, systems(table, grant)));
    }
    return Ask.once(COUNT, soFar, () -> List.of(2, 1));
  }

  @Override
  void resolve(Draft<?, Table> draft, Grant grant, Chosen chosen) {
    Place space = Place.space(SystemId.of(chosen.one(WHERE).orElseThrow()));
    int count = Integer.parseInt(chosen.one(COUNT).orElseThrow());
    draft.add(new UnitsPlaced(space, List.of(UnitStack.of(grant.user(), UnitType.FIGHTER, count))));
  }
}
