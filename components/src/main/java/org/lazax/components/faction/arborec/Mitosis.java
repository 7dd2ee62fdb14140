package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseBegins;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the start of the status phase, the owner places one infantry on a planet that it controls, or
 * a Letani Behemoth in place of another infantry. Its space docks cannot produce infantry. Infantry
 * that other units produce can also be placed on the planet of a space dock. Rules:
 * faction_ability/mitosis.N1 to faction_ability/mitosis.N3.
 */
public final class Mitosis implements Component, Ability<StatusPhaseBegins>, ProductionHooks {
  private static final String PLANET = "planet";
  private static final String REPLACED = "replaced";
  private static final String WHAT = "what";
  private static final String INFANTRY = "infantry";
  private static final String MECH = "mech";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/mitosis");
  }

  @Override
  public Class<StatusPhaseBegins> trigger() {
    return StatusPhaseBegins.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, StatusPhaseBegins begins) {
    return !planets(table, grant).isEmpty()
        || !LetaniBehemoth.places(table, grant.user()).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.planets().of(grant.user()).stream()
        .filter(planet -> UnitPlacement.isOpen(table, grant.user(), UnitType.INFANTRY, planet))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StatusPhaseBegins begins, Chosen soFar) {
    List<PlanetId> planets = planets(table, grant);
    List<Place> replaced = LetaniBehemoth.places(table, grant.user());
    if (soFar.has(PLANET) || soFar.has(REPLACED)) {
      return Optional.empty();
    }
    if (!planets.isEmpty() && !replaced.isEmpty() && !soFar.has(WHAT)) {
      return Optional.of(Ask.one(WHAT, List.of(INFANTRY, MECH)));
    }
    boolean mech = planets.isEmpty() || soFar.one(WHAT).filter(MECH::equals).isPresent();
    return Optional.of(mech ? Ask.one(REPLACED, replaced) : Ask.one(PLANET, planets));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseBegins begins, Chosen chosen) {
    if (chosen.has(REPLACED)) {
      LetaniBehemoth.replace(draft, grant.user(), Place.of(chosen.one(REPLACED).orElseThrow()));
      return;
    }
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
  }

  @Override
  public Change most(Table table, Grant grant, Production production, UnitType type) {
    return type == UnitType.INFANTRY && production.allowance().isEmpty()
        ? Change.atMost(ProductionLimit.withoutDocks(table, production))
        : Change.NONE;
  }
}
