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
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player places a fighter in each system with space docks of its own or units of its own that
 * have a capacity, and without ships of other players. Rules: action_card/fighter_conscription.N1,
 * action_card/fighter_conscription.N2.
 */
public final class FighterConscription extends ComponentActionCard {
  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  private static List<Place> spaces(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system ->
            table.units().in(system).values().stream()
                .flatMap(List::stream)
                .anyMatch(stack -> stack.owner().equals(grant.user()) && recruits(table, stack)))
        .filter(system ->
            table.units().ships(system).stream()
                .allMatch(ship -> ship.owner().equals(grant.user())))
        .map(Place::space)
        .toList();
  }

  private static boolean recruits(Table table, UnitStack stack) {
    return stack.type() == UnitType.SPACE_DOCK || Stats.of(table, stack).capacity() > 0;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    Table now = table;
    int nth = 0;
    for (Place space : spaces(table, grant)) {
      nth++;
      if (!isPossible(now, grant)) {
        return Optional.empty();
      }
      Optional<Ask> from = UnitPlacement.asks(now, grant.user(), UnitType.FIGHTER, nth, soFar);
      if (from.isPresent()) {
        return from;
      }
      now = placed(now, grant, space, nth, soFar);
    }
    return Optional.empty();
  }

  private static boolean isPossible(Table table, Grant grant) {
    return UnitPlacement.has(table, grant.user(), UnitType.FIGHTER);
  }

  private static Table placed(Table table, Grant grant, Place space, int nth, Chosen chosen) {
    Table now = table;
    for (TableEvent event :
        UnitPlacement.placed(table, grant.user(), UnitType.FIGHTER, space, nth, chosen)) {
      now = event.fold(now);
    }
    return now;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    int nth = 0;
    for (Place space : spaces(draft.table(), grant)) {
      nth++;
      if (isPossible(draft.table(), grant)) {
        draft.addAll(
            UnitPlacement.placed(
                draft.table(), grant.user(), UnitType.FIGHTER, space, nth, chosen));
      }
    }
  }
}
