package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.galaxy.SystemId;

/**
 * The player chooses a system with units of its own that have BOMBARDMENT. All planets of other
 * players there are exhausted. Rules: action_card/tactical_bombardment.N1,
 * action_card/tactical_bombardment.N2.
 */
public final class TacticalBombardment extends ComponentActionCard {
  private static final String SYSTEM = "system";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system ->
            table.units().in(system).values().stream()
                .flatMap(List::stream)
                .anyMatch(stack ->
                    stack.owner().equals(grant.user())
                        && Stats.of(table, stack).abilities().bombardment().isPresent()))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    for (PlanetId planet : table.galaxy().planets(SystemId.of(chosen.one(SYSTEM).orElseThrow()))) {
      table
          .planets()
          .controller(planet)
          .filter(seat -> !seat.equals(grant.user()) && table.planets().readied(seat, planet))
          .ifPresent(seat -> draft.add(new PlanetsExhausted(seat, List.of(planet))));
    }
  }
}
