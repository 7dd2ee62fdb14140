package org.lazax.components.faction.nekro;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * As an action, the owner chooses a planet with a technology specialty in a system with its units.
 * It destroys the units of other players on the planet, and gains trade goods by its values and a
 * technology of the colour of a specialty. Rules: leader/unit_dsgn_flayesh.N1,
 * leader/unit_dsgn_flayesh.N2.
 */
public final class UnitDsgnFlayesh implements Component, ActionAbility {
  private static final String PLANET = "planet";
  private static final String TECHNOLOGY = "technology";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/unit_dsgn_flayesh");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> hasUnits(table, grant, system))
        .flatMap(system -> table.galaxy().planets(system).stream())
        .filter(planet -> !technologies(table, grant, planet).isEmpty())
        .toList();
  }

  private static boolean hasUnits(Table table, Grant grant, SystemId system) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .anyMatch(stack -> stack.owner().equals(grant.user()));
  }

  /** Unit upgrades have no colour, so none is among them. */
  private static List<TechnologyId> technologies(Table table, Grant grant, PlanetId planet) {
    Set<Colour> specialties = PlanetFacts.of(table, planet).specialties();
    return TechnologyDeck.of(table, grant.user()).stream()
        .filter(technology -> technology.color().filter(specialties::contains).isPresent())
        .map(Technology::id)
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant))
        .or(() -> Ask.once(TECHNOLOGY, soFar, () -> technologies(table, grant, planet(soFar))));
  }

  private static PlanetId planet(Chosen chosen) {
    return new PlanetId(chosen.one(PLANET).orElseThrow());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    PlanetId planet = planet(chosen);
    PlanetFacts facts = PlanetFacts.of(draft.table(), planet);
    Place place = Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet);
    List<UnitStack> others =
        draft.table().units().at(place).stream()
            .filter(stack -> !stack.owner().equals(grant.user()))
            .toList();
    Gains.technology(draft, grant.user(), new TechnologyId(chosen.one(TECHNOLOGY).orElseThrow()));
    DestroyedUnits.destroy(draft, place, others, Optional.of(grant.user()));
    int goods = facts.resources() + facts.influence();
    if (goods > 0) {
      Gains.goods(draft, grant.user(), goods);
    }
  }
}
