package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player places three infantry on one planet that it controls. Rules:
 * action_card/frontline_deployment.N1, action_card/frontline_deployment.N2.
 */
public final class FrontlineDeployment extends ComponentActionCard {
  private static final String PLANET = "planet";
  private static final int INFANTRY = 3;

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table, grant).isEmpty();
  }

  private static List<Place> planets(Table table, Grant grant) {
    return UnitPlacement.planets(table, grant.user(), UnitType.INFANTRY);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Place place = Place.of(chosen.one(PLANET).orElseThrow());
    draft.add(
        new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, INFANTRY))));
  }
}
