package org.lazax.components.actioncard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/**
 * The player destroys a space dock of another player outside of home systems. Rules:
 * action_card/reactor_meltdown.N1 to action_card/reactor_meltdown.N3.1.
 */
public final class ReactorMeltdown extends ComponentActionCard {
  private static final String DOCK = "dock";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !places(table, grant).isEmpty();
  }

  private static List<Place> places(Table table, Grant grant) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getValue().stream().anyMatch(stack -> isTarget(grant, stack)))
        .map(Map.Entry::getKey)
        .filter(place -> !table.galaxy().tile(place.system()).isHome())
        .toList();
  }

  private static boolean isTarget(Grant grant, UnitStack stack) {
    return !stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(DOCK, soFar, () -> places(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Place place = Place.of(chosen.one(DOCK).orElseThrow());
    draft.table().units().at(place).stream()
        .filter(stack -> isTarget(grant, stack))
        .findFirst()
        .ifPresent(dock ->
            DestroyedUnits.destroy(
                draft, place, List.of(dock.times(1)), Optional.of(grant.user())));
  }
}
