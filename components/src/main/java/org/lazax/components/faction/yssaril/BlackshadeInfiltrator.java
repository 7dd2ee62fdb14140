package org.lazax.components.faction.yssaril;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After Stall Tactics, the owner may place a mech from the reinforcements on a planet that it
 * controls. Rules: deploy.1, deploy.2.1.
 */
final class BlackshadeInfiltrator extends Card<AbilityResolved> {
  private static final String PLANET = "planet";

  BlackshadeInfiltrator() {
    super(Kind.UNIT, AbilityResolved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved stalled) {
    return stalled.isUse(grant.user(), StallTactics.NAME)
        && UnitPlacement.inReinforcements(table, grant.user(), UnitType.MECH)
        && !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.planets().of(grant.user()).stream()
        .filter(planet -> UnitPlacement.isOpen(table, grant.user(), UnitType.MECH, planet))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AbilityResolved stalled, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved stalled, Chosen chosen) {
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.MECH, 1))));
  }
}
