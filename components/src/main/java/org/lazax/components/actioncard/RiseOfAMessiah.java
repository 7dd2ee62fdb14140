package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.limits.EffectPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player places an infantry on each planet that it controls. It can play the card without any.
 * Rule: action_card/rise_of_a_messiah.N1.
 */
public final class RiseOfAMessiah extends ComponentActionCard {
  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    for (Place place : EffectPlacement.planets(table, grant.user(), UnitType.INFANTRY)) {
      draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
    }
  }
}
