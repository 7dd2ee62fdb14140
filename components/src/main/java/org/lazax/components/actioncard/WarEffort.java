package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.ReinforcementPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The player places a cruiser in a system with ships of its own. Rule: action_card/war_effort.N1.
 */
public final class WarEffort extends ComponentActionCard {
  private static final String SYSTEM = "system";

  @Override
  public boolean possible(Table table, Grant grant) {
    return ReinforcementPlacement.has(table, grant.user(), UnitType.CRUISER)
        && !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.units().ships(system, grant.user()).isEmpty())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return soFar.has(SYSTEM)
        ? ReinforcementPlacement.asks(table, grant.user(), UnitType.CRUISER, soFar)
        : Optional.of(Ask.one(SYSTEM, systems(table, grant)));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Place space = Place.space(SystemId.of(chosen.one(SYSTEM).orElseThrow()));
    ReinforcementPlacement.place(draft, grant.user(), UnitType.CRUISER, space, chosen);
  }
}
