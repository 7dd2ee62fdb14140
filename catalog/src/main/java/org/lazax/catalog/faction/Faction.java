package org.lazax.catalog.faction;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.id.ComponentId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.catalog.unit.UnitType;

/**
 * A faction with its starting components and its own components.
 *
 * @param homeTile its home system; empty if the player chooses one of {@link #homeOptions()}
 * @param gateTile the tile in the galaxy that stands for a home system off the map
 * @param homePlanets the planets it starts with
 * @param homeOptions home systems of factions that are not in the game; the player chooses one
 * @param commodities its commodity value
 * @param sleeperTokens the number of its sleeper tokens, which units replace later
 * @param startingUnits the units in its home system at the start, by type
 * @param startingTechnologies the technologies it owns at the start
 * @param technologyChoice the technologies it chooses at the start instead
 * @param technologies its faction technologies, including unit upgrades
 * @param flagship its flagship, before an upgrade
 * @param mech its mech; empty in a game without mechs
 * @param uniqueUnits its units that replace generic ones, including upgrades
 * @param agents its agents; empty, like the commander and the heroes, in a game without leaders
 */
public record Faction(
    FactionId id,
    String name,
    Optional<TileId> homeTile,
    Optional<TileId> gateTile,
    List<PlanetId> homePlanets,
    List<HomeOption> homeOptions,
    @JsonProperty(required = true) int commodities,
    int sleeperTokens,
    Map<UnitType, Integer> startingUnits,
    List<TechnologyId> startingTechnologies,
    Optional<TechnologyChoice> technologyChoice,
    List<FactionAbility> abilities,
    List<TechnologyId> technologies,
    UnitId flagship,
    Optional<UnitId> mech,
    List<UnitId> uniqueUnits,
    List<LeaderId> agents,
    Optional<LeaderId> commander,
    List<LeaderId> heroes,
    List<PromissoryNoteId> promissoryNotes,
    ExpansionId expansion)
    implements Entry<FactionId>, Printed {
  public Faction {
    homePlanets = List.copyOf(homePlanets);
    homeOptions = List.copyOf(homeOptions);
    startingUnits = Frozen.map(startingUnits);
    startingTechnologies = List.copyOf(startingTechnologies);
    abilities = List.copyOf(abilities);
    technologies = List.copyOf(technologies);
    uniqueUnits = List.copyOf(uniqueUnits);
    agents = List.copyOf(agents);
    heroes = List.copyOf(heroes);
    promissoryNotes = List.copyOf(promissoryNotes);
  }

  @Override
  public List<Text> texts() {
    return List.of();
  }

  /** All its leaders: agents, commander and heroes. */
  public List<LeaderId> leaders() {
    return Stream.of(agents.stream(), commander.stream(), heroes.stream())
        .flatMap(leader -> leader)
        .toList();
  }

  /** The faction without the components that are not played. */
  public Faction retaining(Predicate<ComponentId> played) {
    return new Faction(
        id,
        name,
        homeTile,
        gateTile,
        homePlanets,
        homeOptions.stream().filter(option -> played.test(option.tile())).toList(),
        commodities,
        sleeperTokens,
        startingUnits,
        startingTechnologies,
        technologyChoice.map(choice -> choice.retaining(played)),
        abilities,
        retaining(technologies, played),
        flagship,
        mech.filter(played),
        retaining(uniqueUnits, played),
        retaining(agents, played),
        commander.filter(played),
        retaining(heroes, played),
        retaining(promissoryNotes, played),
        expansion);
  }

  private static <I extends ComponentId> List<I> retaining(
      List<I> named, Predicate<ComponentId> played) {
    return named.stream().filter(played).toList();
  }

  /**
   * A home system that the Council Keleres can choose, with its hero.
   *
   * @param of the faction whose home system it is
   */
  public record HomeOption(TileId tile, FactionId of, LeaderId hero) {}

  /**
   * A choice of starting technologies.
   *
   * @param choose how many technologies the player chooses
   * @param options the technologies to choose from; empty if {@code ownedByOthers}
   * @param ownedByOthers whether the player chooses from the starting technologies of other
   *     players, except faction technologies, after the others have chosen
   */
  public record TechnologyChoice(
      @JsonProperty(required = true) int choose,
      List<TechnologyId> options,
      boolean ownedByOthers) {
    public TechnologyChoice {
      options = List.copyOf(options);
    }

    private TechnologyChoice retaining(Predicate<ComponentId> played) {
      return new TechnologyChoice(choose, Faction.retaining(options, played), ownedByOthers);
    }
  }
}
