package org.lazax.components.relic;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseEnds;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.TacticalActionEnds;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.planets.Attached;
import org.lazax.table.units.Place;

/**
 * After a tactical action of its owner, the owner exhausts it to explore one of its planets. At the
 * end of the status phase, an owner that controls the planet with the Tomb of Emphidia may purge it
 * for a victory point.
 */
public final class TheCrownOfEmphidia implements WithAbilities {
  private static final ComponentRef REF = new ComponentRef(Kind.RELIC, "the_crown_of_emphidia");
  private static final ComponentRef TOMB = ComponentRef.of(new ExplorationId("tomb_of_emphidia"));

  @Override
  public ComponentRef ref() {
    return REF;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Exploring(), new Buried());
  }

  private record Exploring() implements Ability<TacticalActionEnds> {
    private static final String PLANET = "planet";

    @Override
    public AbilityRef name() {
      return new AbilityRef(REF, "explore");
    }

    @Override
    public Class<TacticalActionEnds> trigger() {
      return TacticalActionEnds.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, TacticalActionEnds ends) {
      return ends.active().equals(grant.user())
          && grant.isReady(table)
          && !planets(table, grant).isEmpty();
    }

    private static List<Place> planets(Table table, Grant grant) {
      return ControlledPlanets.of(table, grant.user()).stream()
          .filter(place -> Exploration.isPossible(table, place))
          .toList();
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, TacticalActionEnds ends, Chosen soFar) {
      return Ask.once(PLANET, soFar, () -> planets(table, grant));
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, TacticalActionEnds ends, Chosen chosen) {
      RelicCard.exhaust(draft, grant);
      Exploration.explore(draft, grant.user(), Place.of(chosen.one(PLANET).orElseThrow()));
    }
  }

  private record Buried() implements Ability<StatusPhaseEnds> {
    @Override
    public AbilityRef name() {
      return new AbilityRef(REF, "bury");
    }

    @Override
    public Class<StatusPhaseEnds> trigger() {
      return StatusPhaseEnds.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, StatusPhaseEnds ends) {
      return table.planets().of(grant.user()).stream()
          .flatMap(planet -> table.planets().attachedTo(planet).stream())
          .map(Attached::card)
          .anyMatch(TOMB::equals);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseEnds ends, Chosen chosen) {
      RelicCard.purge(draft, grant);
      draft.add(new VictoryPointsGained(grant.user(), 1, REF.toString()));
    }
  }
}
