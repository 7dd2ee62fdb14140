package org.lazax.components.faction.saar;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetGained;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the owner has gained control of a planet, it may spend a trade good to place a mech from
 * the reinforcements on it. Rules: deploy.3, unit/scavenger_zeta.N1, unit/scavenger_zeta.N3.
 */
final class ScavengerZeta extends Card<PlanetGained> {
  private static final int PRICE = 1;

  ScavengerZeta() {
    super(Kind.UNIT, PlanetGained.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetGained gained) {
    return gained.gainer().equals(grant.user())
        && SpendableGoods.of(table, grant.user()) >= PRICE
        && UnitPlacement.inReinforcements(table, grant.user(), UnitType.MECH)
        && UnitPlacement.isOpen(table, grant.user(), UnitType.MECH, gained.planet());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, PRICE));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetGained gained, Chosen chosen) {
    PlanetId planet = gained.planet();
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    draft.addAll(SpendableGoods.spent(draft.table(), grant.user(), PRICE));
    draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.MECH, 1))));
  }
}
