package org.lazax.components.faction.sol;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
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
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * As an action, the owner spends a strategy token to place two infantry on one planet that it
 * controls.
 */
public final class OrbitalDrop implements Component, ActionAbility {
  static final AbilityRef NAME = AbilityRef.parse("faction_ability/orbital_drop");
  static final String PLANET = "planet";
  private static final int INFANTRY = 2;

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return StrategyTokens.has(table, grant.user(), 1) && !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.planets().of(grant.user()).stream()
        .filter(planet -> UnitPlacement.isOpen(table, grant.user(), UnitType.INFANTRY, planet))
        .toList();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant))
        .or(() -> StrategyTokens.asks(table, grant.user(), soFar));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    StrategyTokens.spend(draft, grant.user(), chosen);
    draft.add(
        new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, INFANTRY))));
  }
}
