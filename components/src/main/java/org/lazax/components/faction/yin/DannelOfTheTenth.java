package org.lazax.components.faction.yin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * As an action, up to three infantry from the reinforcements land on any planets outside of home
 * systems. All land before the first ground combat, and no space cannon fires at them. Rules:
 * leader/dannel_of_the_tenth.N1 to leader/dannel_of_the_tenth.N7.2.
 */
public final class DannelOfTheTenth implements Component, ActionAbility {
  /** One choice for each infantry, because two can land on the same planet. */
  private static final List<String> INFANTRY = List.of("first", "second", "third");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/dannel_of_the_tenth");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !planets(table, grant.user()).isEmpty();
  }

  /**
   * The planets on which infantry can land: neither Mecatol Rex with the custodians token, which
   * cannot be paid for here, nor closed planets; none if no infantry is left.
   */
  private static List<PlanetId> planets(Table table, Seat seat) {
    return table.galaxy().systems().stream()
        .flatMap(system -> table.galaxy().planets(system).stream())
        .filter(planet -> table.catalog().planet(planet).homeFaction().isEmpty())
        .filter(planet -> !planet.equals(PlanetId.MECATOL_REX) || !table.council().custodians())
        .filter(planet -> !Attachments.close(table, planet))
        .filter(planet -> UnitPlacement.isOpen(table, seat, UnitType.INFANTRY, planet))
        .sorted()
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    Table now = table;
    int least = 1;
    for (String one : INFANTRY) {
      List<PlanetId> planets = planets(now, grant.user());
      if (planets.isEmpty()) {
        return Optional.empty();
      }
      if (!soFar.has(one)) {
        List<String> candidates = planets.stream().map(PlanetId::value).toList();
        return Optional.of(new Ask(one, candidates, least, 1));
      }
      Optional<PlanetId> planet = soFar.one(one).map(PlanetId::new);
      if (planet.isEmpty()) {
        return Optional.empty();
      }
      now = placed(now, grant.user(), planet.get()).fold(now);
      least = 0;
    }
    return Optional.empty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Map<SystemId, List<PlanetId>> landed = new TreeMap<>();
    for (String one : INFANTRY) {
      chosen
          .one(one)
          .map(PlanetId::new)
          .ifPresent(planet -> {
            SystemId system = draft.table().galaxy().systemOf(planet).orElseThrow();
            List<PlanetId> here = landed.computeIfAbsent(system, _ -> new ArrayList<>());
            if (!here.contains(planet)) {
              here.add(planet);
            }
            draft.add(placed(draft.table(), grant.user(), planet));
          });
    }
    List<SystemId> systems = List.copyOf(landed.keySet());
    systems
        .reversed()
        .forEach(system ->
            draft.call(
                Invasion.afterPlacement(
                    grant.user(), system, landed.getOrDefault(system, List.of()))));
  }

  private static UnitsPlaced placed(Table table, Seat seat, PlanetId planet) {
    SystemId system = table.galaxy().systemOf(planet).orElseThrow();
    return new UnitsPlaced(
        Place.on(system, planet), List.of(UnitStack.of(seat, UnitType.INFANTRY, 1)));
  }
}
