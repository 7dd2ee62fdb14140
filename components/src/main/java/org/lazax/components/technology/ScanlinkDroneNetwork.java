package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * When its owner activates a system, the owner may explore a planet there that has a unit of its
 * own. Rule: technology/scanlink_drone_network.N1.
 */
public final class ScanlinkDroneNetwork implements Component, Ability<SystemActivated> {
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/scanlink_drone_network");
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(ref());
  }

  @Override
  public Class<SystemActivated> trigger() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && !planets(table, grant.user(), activated.system()).isEmpty();
  }

  private static List<Place> planets(Table table, Seat seat, SystemId system) {
    return table.galaxy().planets(system).stream()
        .map(planet -> Place.on(system, planet))
        .filter(place -> !table.units().at(place, seat).isEmpty())
        .filter(place -> Exploration.isPossible(table, place))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant.user(), activated.system()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Exploration.explore(draft, grant.user(), Place.of(chosen.one(PLANET).orElseThrow()));
  }
}
