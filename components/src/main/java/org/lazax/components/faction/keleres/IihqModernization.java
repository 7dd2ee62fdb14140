package org.lazax.components.faction.keleres;

import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.TechnologyGained;
import org.lazax.rules.galaxy.NeighbourHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.galaxy.SystemId;

/**
 * Whoever has units or planets in or next to the system of Mecatol Rex is a neighbour of the owner,
 * who gains the planet card of Custodia Vigilia with the technology. Rules:
 * technology/i_i_h_q_modernization.N1, planet/custodia_vigilia.N1.
 */
final class IihqModernization implements Component, Ability<TechnologyGained>, NeighbourHooks {
  private static final TechnologyId TECHNOLOGY = new TechnologyId("i_i_h_q_modernization");
  private static final PlanetId CUSTODIA_VIGILIA = new PlanetId("custodia_vigilia");

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(TECHNOLOGY);
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(ref());
  }

  @Override
  public Class<TechnologyGained> trigger() {
    return TechnologyGained.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, TechnologyGained gained) {
    return gained.gainer().equals(grant.user())
        && gained.technology().equals(TECHNOLOGY)
        && table.planets().controller(CUSTODIA_VIGILIA).isEmpty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TechnologyGained gained, Chosen chosen) {
    draft.add(new ControlGained(grant.user(), CUSTODIA_VIGILIA, true));
  }

  @Override
  public boolean areNeighbours(Table table, Grant grant, Seat other) {
    return table.galaxy().has(SystemId.MECATOL_REX)
        && (isIn(table, other, SystemId.MECATOL_REX)
            || Starmap.of(table).adjacent(SystemId.MECATOL_REX).stream()
                .anyMatch(near -> isIn(table, other, near)));
  }

  private static boolean isIn(Table table, Seat seat, SystemId system) {
    return table.units().in(system).values().stream()
            .anyMatch(stacks -> stacks.stream().anyMatch(unit -> unit.owner().equals(seat)))
        || table.galaxy().planets(system).stream()
            .anyMatch(planet -> table.planets().controls(seat, planet));
  }
}
