package org.lazax.components.relic;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.council.Laws;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * As an action, the owner purges it and destroys a planet next to one of its units with
 * BOMBARDMENT, with all units on it. Planets of its own, planets of home systems, legendary planets
 * and Mecatol Rex are spared. Rules: relic/stellar_converter.N1 to relic/stellar_converter.N3.
 */
public final class StellarConverter implements WithAbilities {
  private static final ComponentRef REF = new ComponentRef(Kind.RELIC, "stellar_converter");
  private static final AbilityRef PURGING = new AbilityRef(REF, "purge");
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return REF;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new UnitsLost(), new PlanetLost());
  }

  private record UnitsLost() implements ActionAbility {
    @Override
    public AbilityRef name() {
      return AbilityRef.of(REF);
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return !planets(table, grant).isEmpty();
    }

    private static List<PlanetId> planets(Table table, Grant grant) {
      Starmap map = Starmap.seenBy(table, grant.user());
      return table.galaxy().systems().stream()
          .filter(system -> !table.galaxy().tile(system).isHome())
          .filter(system ->
              map.adjacent(system).stream().anyMatch(near -> isBombarded(table, grant, near)))
          .flatMap(system -> table.galaxy().planets(system).stream())
          .filter(planet -> !table.planets().controls(grant.user(), planet))
          .filter(planet -> !planet.equals(PlanetId.MECATOL_REX))
          .filter(planet -> !PlanetFacts.of(table, planet).legendary())
          .toList();
    }

    /** Whether a unit with BOMBARDMENT is here. */
    private static boolean isBombarded(Table table, Grant grant, SystemId system) {
      return table.units().in(system).values().stream()
          .flatMap(List::stream)
          .anyMatch(stack ->
              stack.owner().equals(grant.user())
                  && Stats.of(table, stack).abilities().bombardment().isPresent());
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      return Ask.once(PLANET, soFar, () -> planets(table, grant));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      RelicCard.purge(draft, grant);
      destroyUnits(draft, grant, chosen);
    }
  }

  private static void destroyUnits(Draft<?, Table> draft, Grant grant, Chosen chosen) {
    draft.call(Effect.goingOn(draft.table(), PURGING, chosen));
    Place place = place(draft.table(), chosen);
    DestroyedUnits.destroy(
        draft, place, draft.table().units().at(place), Optional.of(grant.user()));
  }

  private static Place place(Table table, Chosen chosen) {
    return table.place(planet(chosen)).orElseThrow();
  }

  private static PlanetId planet(Chosen chosen) {
    return new PlanetId(chosen.one(PLANET).orElseThrow());
  }

  /**
   * The planet is destroyed once what follows the destruction of its units is over. Units that are
   * placed there meanwhile are destroyed as well.
   */
  private static final class PlanetLost extends LaterParagraph<ComponentAction> {
    PlanetLost() {
      super(PURGING, ComponentAction.class);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      if (!draft.table().units().at(place(draft.table(), chosen)).isEmpty()) {
        destroyUnits(draft, grant, chosen);
        return;
      }
      PlanetId planet = planet(chosen);
      draft.addAll(Laws.purge(draft.table(), planet));
      draft.add(new PlanetPurged(planet));
    }
  }
}
