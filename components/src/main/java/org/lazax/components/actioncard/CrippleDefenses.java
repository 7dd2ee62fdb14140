package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** All PDS on a planet are destroyed. Rule: action_card/cripple_defenses.N1. */
public final class CrippleDefenses extends ComponentActionCard {
  private static final String PLANET = "planet";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table).isEmpty();
  }

  private static List<PlanetId> planets(Table table) {
    return table.galaxy().systems().stream()
        .flatMap(system -> table.galaxy().planets(system).stream())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(table.galaxy().systemOf(planet).orElseThrow(), planet);
    List<UnitStack> pds =
        table.units().at(place).stream().filter(stack -> stack.type() == UnitType.PDS).toList();
    DestroyedUnits.destroy(draft, place, pds, Optional.of(grant.user()));
  }
}
