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
import org.lazax.catalog.unit.UnitType;

/**
 * A faction: what a player starts with and what is theirs alone.
 *
 * @param homeTile its home system; none where the player chooses among {@link #homeOptions()}
 * @param gateTile what lies in the galaxy in place of a home system that is off the map
 * @param homePlanets planets it starts with, exhausted or not as the setup says
 * @param homeOptions home systems of factions not in the game, one of which is chosen
 * @param commodities its commodity value
 * @param sleeperTokens how many tokens it has for planets, to be replaced by units later
 * @param startingUnits how many of each type start in its home system
 * @param startingTechnologies technologies it owns from the start
 * @param technologyChoice technologies it chooses at the start instead
 * @param technologies its faction technologies, unit upgrades included
 * @param flagship what its flagship starts as
 * @param mech its mech; none in a game without mechs
 * @param uniqueUnits units it has in place of what others have, upgrades included
 * @param agents none in a game without leaders, as of the commander and the heroes
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
    implements Entry<FactionId> {
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

  /** All its leaders: agents, commander, heroes. */
  public List<LeaderId> leaders() {
    return Stream.of(agents.stream(), commander.stream(), heroes.stream())
        .flatMap(some -> some)
        .toList();
  }

  /** The same with what these components leave of all that it names. */
  public Faction among(Predicate<ComponentId> played) {
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
        technologyChoice.map(choice -> choice.among(played)),
        abilities,
        among(technologies, played),
        flagship,
        mech.filter(played),
        among(uniqueUnits, played),
        among(agents, played),
        commander.filter(played),
        among(heroes, played),
        among(promissoryNotes, played),
        expansion);
  }

  private static <I extends ComponentId> List<I> among(
      List<I> named, Predicate<ComponentId> played) {
    return named.stream().filter(played).toList();
  }

  /**
   * A home system the Council Keleres may take, and the hero that comes with it.
   *
   * @param of the faction whose home system it is
   */
  public record HomeOption(TileId tile, FactionId of, LeaderId hero) {}

  /**
   * A choice of starting technologies.
   *
   * @param choose how many
   * @param options among these; empty where {@code ownedByOthers}
   * @param ownedByOthers among the technologies other players start with, after they have theirs,
   *     faction technologies aside
   */
  public record TechnologyChoice(
      @JsonProperty(required = true) int choose,
      List<TechnologyId> options,
      boolean ownedByOthers) {
    public TechnologyChoice {
      options = List.copyOf(options);
    }

    private TechnologyChoice among(Predicate<ComponentId> played) {
      return new TechnologyChoice(choose, Faction.among(options, played), ownedByOthers);
    }
  }
}
