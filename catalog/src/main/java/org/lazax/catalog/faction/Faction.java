package org.lazax.catalog.faction;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.Component;
import org.lazax.catalog.printed.Expansion;
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
 * @param startingUnits how many of each type start in its home system
 * @param startingTechnologies technologies it owns from the start
 * @param technologyChoice technologies it chooses at the start instead
 * @param technologies its faction technologies, unit upgrades included
 * @param flagship what its flagship starts as
 * @param mech its mech
 * @param uniqueUnits units it has in place of what others have, upgrades included
 */
public record Faction(
    FactionId id,
    String name,
    Optional<TileId> homeTile,
    Optional<TileId> gateTile,
    List<PlanetId> homePlanets,
    List<HomeOption> homeOptions,
    @JsonProperty(required = true) int commodities,
    Map<UnitType, Integer> startingUnits,
    List<TechnologyId> startingTechnologies,
    Optional<TechnologyChoice> technologyChoice,
    List<FactionAbility> abilities,
    List<TechnologyId> technologies,
    UnitId flagship,
    UnitId mech,
    List<UnitId> uniqueUnits,
    List<LeaderId> agents,
    LeaderId commander,
    List<LeaderId> heroes,
    List<PromissoryNoteId> promissoryNotes,
    Expansion expansion)
    implements Component<FactionId> {
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
   * @param baseGameOptions among these when only the base game is played; empty if no different
   * @param ownedByOthers among the technologies other players start with, after they have theirs,
   *     faction technologies aside
   */
  public record TechnologyChoice(
      @JsonProperty(required = true) int choose,
      List<TechnologyId> options,
      List<TechnologyId> baseGameOptions,
      boolean ownedByOthers) {
    public TechnologyChoice {
      options = List.copyOf(options);
      baseGameOptions = List.copyOf(baseGameOptions);
    }
  }
}
