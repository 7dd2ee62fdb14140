package org.lazax.components.faction.muaat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.effect.UnitPlacement;
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
 * As an action, the owner spends a strategy token to place two fighters or a destroyer in a system
 * with its war sun.
 */
public final class StarForge implements Component, ActionAbility {
  static final AbilityRef NAME = AbilityRef.parse("faction_ability/star_forge");
  static final String SYSTEM = "system";
  private static final String UNITS = "units";
  private static final String DESTROYER = "destroyer";
  private static final String FIGHTERS = "fighters";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  /** Rule: faction_ability/star_forge.N1. */
  @Override
  public boolean possible(Table table, Grant grant) {
    return StrategyTokens.has(table, grant.user(), 1) && !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system ->
            table.units().ships(system, grant.user()).stream()
                .anyMatch(ship -> ship.type() == UnitType.WAR_SUN))
        .filter(system -> !units(table, grant, system).isEmpty())
        .toList();
  }

  /** What can be placed there. Rules: component_limitations.4.1, component_limitations.N1. */
  private static List<String> units(Table table, Grant grant, SystemId system) {
    List<String> units = new ArrayList<>();
    if (UnitPlacement.isOpen(table, grant.user(), UnitType.FIGHTER, Place.space(system))) {
      units.add(FIGHTERS);
    }
    if (UnitPlacement.has(table, grant.user(), UnitType.DESTROYER)) {
      units.add(DESTROYER);
    }
    return units;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(SYSTEM)) {
      return Optional.of(Ask.one(SYSTEM, systems(table, grant)));
    }
    if (!soFar.has(UNITS)) {
      SystemId system = SystemId.of(soFar.one(SYSTEM).orElseThrow());
      return Optional.of(Ask.one(UNITS, units(table, grant, system)));
    }
    return soFar
        .one(UNITS)
        .filter(DESTROYER::equals)
        .flatMap(_ -> UnitPlacement.asks(table, grant.user(), UnitType.DESTROYER, soFar))
        .or(() -> StrategyTokens.asks(table, grant.user(), soFar));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Place place = Place.space(SystemId.of(chosen.one(SYSTEM).orElseThrow()));
    StrategyTokens.spend(draft, grant.user(), chosen);
    if (chosen.one(UNITS).filter(DESTROYER::equals).isPresent()) {
      UnitPlacement.place(draft, grant.user(), UnitType.DESTROYER, place, chosen);
    } else {
      draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.FIGHTER, 2))));
    }
  }
}
