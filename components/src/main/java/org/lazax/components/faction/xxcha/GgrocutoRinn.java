package org.lazax.components.faction.xxcha;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * An exhausted planet of any player is readied. If the user controls a planet in its system or in
 * an adjacent one, one infantry of any player may be removed from it. Rules:
 * leader/ggrocuto_rinn.N1, leader/ggrocuto_rinn.N2.
 */
final class GgrocutoRinn extends Card<ComponentAction> implements ActionAbility {
  private static final String PLANET = "planet";

  /** Whose infantry is removed. */
  private static final String INFANTRY = "infantry";

  GgrocutoRinn() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !exhausted(table).isEmpty();
  }

  private static List<PlanetId> exhausted(Table table) {
    return table.seats().stream()
        .flatMap(seat -> ControlledPlanets.exhausted(table, seat).stream())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(PLANET)) {
      return Ask.once(PLANET, soFar, () -> exhausted(table));
    }
    PlanetId planet = new PlanetId(soFar.one(PLANET).orElseThrow());
    List<String> owners =
        removable(table, grant, planet).stream()
            .map(infantry -> infantry.owner().toString())
            .distinct()
            .toList();
    return soFar.has(INFANTRY) || owners.isEmpty()
        ? Optional.empty()
        : Optional.of(new Ask(INFANTRY, owners, 0, 1));
  }

  /** The infantry on a planet; none if the user controls no planet near it. */
  private static List<UnitStack> removable(Table table, Grant grant, PlanetId planet) {
    return table
        .place(planet)
        .filter(place ->
            Starmap.seenBy(table, grant.user()).adjacentPlanets(place.system()).stream()
                .anyMatch(near -> table.planets().controls(grant.user(), near)))
        .map(place -> table.units().at(place))
        .orElse(List.of())
        .stream()
        .filter(stack -> stack.type() == UnitType.INFANTRY)
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Seat controller = draft.table().planets().controller(planet).orElseThrow();
    draft.add(new PlanetsReadied(controller, List.of(planet)));
    chosen.one(INFANTRY).map(Seat::of).ifPresent(owner -> remove(draft, grant, planet, owner));
  }

  private static void remove(Draft<?, Table> draft, Grant grant, PlanetId planet, Seat owner) {
    Place place = draft.table().place(planet).orElseThrow();
    removable(draft.table(), grant, planet).stream()
        .filter(stack -> stack.owner().equals(owner))
        .findFirst()
        .ifPresent(stack -> draft.add(new UnitsRemoved(place, List.of(stack.times(1)))));
  }
}
