package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The first print: as an action, the owner exhausts the card to destroy all infantry on a planet in
 * a system with ships of its own that have BOMBARDMENT. Rules:
 * technology/x_89_bacterial_weapon.original.N1, technology/x_89_bacterial_weapon.original.N2.
 */
public final class X89BacterialWeaponFirstPrint implements Component, ActionAbility {
  private static final TechnologyId CARD = new TechnologyId("x_89_bacterial_weapon");
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/x_89_bacterial_weapon.base");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !planets(table, grant).isEmpty();
  }

  /** The planets with infantry. */
  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> hasBombardment(table, grant, system))
        .flatMap(system ->
            table.galaxy().planets(system).stream()
                .filter(planet -> !infantry(table, Place.on(system, planet)).isEmpty()))
        .toList();
  }

  private static boolean hasBombardment(Table table, Grant grant, SystemId system) {
    return table.units().ships(system, grant.user()).stream()
        .anyMatch(ship -> Stats.of(table, ship).abilities().bombardment().isPresent());
  }

  private static List<UnitStack> infantry(Table table, Place place) {
    return table.units().at(place).stream()
        .filter(stack -> stack.type() == UnitType.INFANTRY)
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    DestroyedUnits.destroy(draft, place, infantry(draft.table(), place), Optional.of(grant.user()));
  }
}
