package org.lazax.components.faction.xxcha;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.PrimaryResolved;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.SecondaryResolved;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * After the owner has resolved an ability of Diplomacy, it may gain control of a planet without
 * units in a system with its own planets or in an adjacent one. Rules:
 * faction_ability/peace_accords.N1, faction_ability/peace_accords.N3.
 */
public final class PeaceAccords implements WithAbilities {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/peace_accords");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new AfterPrimary(), new AfterSecondary());
  }

  /**
   * The ability after one of the two abilities of Diplomacy.
   *
   * @param <O> the occurrence that triggers it
   */
  private abstract static sealed class After<O extends Occurrence> implements Ability<O> {
    private static final StrategyCardId DIPLOMACY = new StrategyCardId("diplomacy");
    private static final String PLANET = "planet";

    /** Whether the player has resolved this card's ability in the occurrence. */
    abstract boolean concerns(O occurrence, Seat user, StrategyCardId card);

    @Override
    public boolean usable(Table table, Grant grant, O occurrence) {
      return concerns(occurrence, grant.user(), DIPLOMACY)
          && !planets(table, grant.user()).isEmpty();
    }

    private static List<PlanetId> planets(Table table, Seat seat) {
      Starmap map = Starmap.seenBy(table, seat);
      Set<SystemId> near = new TreeSet<>();
      for (PlanetId planet : table.planets().of(seat)) {
        table
            .galaxy()
            .systemOf(planet)
            .ifPresent(system -> {
              near.add(system);
              near.addAll(map.adjacent(system));
            });
      }
      List<PlanetId> planets = new ArrayList<>();
      for (SystemId system : near) {
        for (PlanetId planet : table.galaxy().planets(system)) {
          if (!planet.equals(PlanetId.MECATOL_REX)
              && !table.planets().controls(seat, planet)
              && table.units().at(Place.on(system, planet)).isEmpty()) {
            planets.add(planet);
          }
        }
      }
      return planets;
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, O occurrence, Chosen soFar) {
      return Ask.once(PLANET, soFar, () -> planets(table, grant.user()));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, O occurrence, Chosen chosen) {
      Gains.planet(draft, grant.user(), new PlanetId(chosen.one(PLANET).orElseThrow()));
    }
  }

  /** The ability after the primary ability. */
  private static final class AfterPrimary extends After<PrimaryResolved> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("faction_ability/peace_accords#primary");
    }

    @Override
    public Class<PrimaryResolved> trigger() {
      return PrimaryResolved.class;
    }

    @Override
    boolean concerns(PrimaryResolved resolved, Seat user, StrategyCardId card) {
      return resolved.active().equals(user) && resolved.card().equals(card);
    }
  }

  /** The ability after the secondary ability. */
  private static final class AfterSecondary extends After<SecondaryResolved> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("faction_ability/peace_accords#secondary");
    }

    @Override
    public Class<SecondaryResolved> trigger() {
      return SecondaryResolved.class;
    }

    @Override
    boolean concerns(SecondaryResolved resolved, Seat user, StrategyCardId card) {
      return resolved.follower().equals(user) && resolved.card().equals(card);
    }
  }
}
