package org.lazax.components.faction.sol;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After Orbital Drop, the owner may spend three resources to place a mech from the reinforcements
 * on the same planet. Rules: deploy.0, deploy.2.1.
 */
final class ZsThunderboltM2 extends Card<AbilityResolved> {
  private static final Paying PRICE = new Paying(Purpose.RESOURCES, 3);

  ZsThunderboltM2() {
    super(Kind.UNIT, AbilityResolved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved dropped) {
    return dropped.isUse(grant.user(), OrbitalDrop.NAME)
        && UnitPlacement.inReinforcements(table, grant.user(), UnitType.MECH)
        && UnitPlacement.isOpen(table, grant.user(), UnitType.MECH, planet(dropped))
        && PRICE.isWithin(table, grant.user());
  }

  private static PlanetId planet(AbilityResolved dropped) {
    return new PlanetId(dropped.one(OrbitalDrop.PLANET).orElseThrow());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(PRICE.cost());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AbilityResolved dropped, Chosen soFar) {
    return PRICE.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved dropped, Chosen chosen) {
    draft.addAll(PRICE.paid(chosen).facts(draft.table(), grant.user()));
    PlanetId planet = planet(dropped);
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.MECH, 1))));
  }
}
