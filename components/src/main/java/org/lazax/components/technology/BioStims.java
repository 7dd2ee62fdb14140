package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.technology.TechnologiesReadied;

/**
 * At the end of its turn, the owner may exhaust the card to ready a planet with a specialty or
 * another technology.
 */
public final class BioStims implements Component, Ability<TurnEnds> {
  private static final TechnologyId CARD = new TechnologyId("bio_stims");
  private static final String WHAT = "planet-or-technology";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(ComponentRef.of(CARD));
  }

  @Override
  public Class<TurnEnds> trigger() {
    return TurnEnds.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnEnds turn) {
    return turn.active().equals(grant.user())
        && grant.isReady(table)
        && candidates(table, grant.user()).findAny().isPresent();
  }

  private static Stream<String> candidates(Table table, Seat seat) {
    Stream<PlanetId> planets =
        table.planets().of(seat).stream()
            .filter(planet -> !table.planets().readied(seat, planet))
            .filter(planet -> !PlanetFacts.of(table, planet).specialties().isEmpty());
    Stream<TechnologyId> technologies =
        table.player(seat).exhaustedTechnologies().stream().filter(other -> !other.equals(CARD));
    return Stream.concat(
        planets.map(planet -> "planet/" + planet),
        technologies.map(technology -> ComponentRef.of(technology).toString()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    return Ask.once(WHAT, soFar, () -> candidates(table, grant.user()).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    ComponentRef readied = ComponentRef.parse(chosen.one(WHAT).orElseThrow());
    draft.add(
        readied.kind() == ComponentRef.Kind.PLANET
            ? new PlanetsReadied(grant.user(), List.of(new PlanetId(readied.name())))
            : new TechnologiesReadied(grant.user(), List.of(new TechnologyId(readied.name()))));
  }
}
