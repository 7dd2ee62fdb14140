package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * At any time of the action phase, the owner may exhaust planets with a specialty to gain a trade
 * good for each. Rules: technology/psychoarchaeology.N2, technology/psychoarchaeology.N3.
 */
public final class Psychoarchaeology implements Component, Ability<AnyTime>, ResearchHooks {
  private static final String WHAT = "planets";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/psychoarchaeology#goods");
  }

  @Override
  public Class<AnyTime> trigger() {
    return AnyTime.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyTime now) {
    return now.active().equals(grant.user()) && !planets(table, grant).isEmpty();
  }

  private static List<String> planets(Table table, Grant grant) {
    return table.planets().readiedOf(grant.user()).stream()
        .filter(planet -> !PlanetFacts.of(table, planet).specialties().isEmpty())
        .map(PlanetId::value)
        .toList();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.READIED_PLANET, Bounds.atLeast(1)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime now, Chosen soFar) {
    List<String> planets = planets(table, grant);
    return soFar.has(WHAT)
        ? Optional.empty()
        : Optional.of(new Ask(WHAT, planets, 1, planets.size()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime now, Chosen chosen) {
    List<PlanetId> planets = chosen.all(WHAT).stream().map(PlanetId::new).toList();
    draft.add(new PlanetsExhausted(grant.user(), planets));
    planets.forEach(_ -> Gains.goods(draft, grant.user(), 1));
  }

  /**
   * The owner uses specialties for prerequisites without exhausting the planets. Rule:
   * technology/psychoarchaeology.N1.
   */
  @Override
  public boolean sparesPlanets(Table table, Grant grant) {
    return true;
  }
}
