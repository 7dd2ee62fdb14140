package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The player explores a frontier token in or adjacent to a system with a ship of its own. Rule:
 * action_card/exploration_probe.N1.
 */
public final class ExplorationProbe extends ComponentActionCard {
  private static final String SYSTEM = "system";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !systems(table, grant.user()).isEmpty();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    Starmap map = Starmap.seenBy(table, seat);
    return table.galaxy().systems().stream()
        .filter(system -> Exploration.isPossible(table, Place.space(system)))
        .filter(system ->
            Stream.concat(Stream.of(system), map.adjacent(system).stream())
                .anyMatch(near -> !table.units().ships(near, seat).isEmpty()))
        .sorted()
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    Exploration.explore(draft, grant.user(), Place.space(system));
  }
}
