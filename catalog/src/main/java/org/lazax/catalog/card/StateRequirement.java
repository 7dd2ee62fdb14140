package org.lazax.catalog.card;

import java.util.Set;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/** Requirements on the current state of the table. Every number is a minimum. */
public sealed interface StateRequirement extends Requirement {
  record PlanetsSharingTrait(int count) implements StateRequirement {}

  record PlanetsOfTrait(Trait trait, int count) implements StateRequirement {}

  record PlanetsWithSpecialty(int count) implements StateRequirement {}

  record PlanetsWithAttachments(int count) implements StateRequirement {}

  record LegendaryPlanets(int count) implements StateRequirement {}

  /** Planets outside all home systems, including home systems of eliminated players. */
  record PlanetsOutsideHomeSystems(int count) implements StateRequirement {}

  record PlanetsInOtherHomeSystems(int count) implements StateRequirement {}

  /** Planets in or adjacent to the home systems of different other players. */
  record PlanetsByDistinctOtherHomes(int count) implements StateRequirement {}

  /** A controlled planet that shares its system with a planet another player controls. */
  record PlanetBesidePlanetOfAnother() implements StateRequirement {}

  /** Control of the planet, with this many ships in its system. */
  record PlanetWithShips(PlanetId planet, int ships) implements StateRequirement {}

  /** The sum over controlled planets, exhausted or not. */
  record ResourcesOfPlanets(int count) implements StateRequirement {}

  /** The sum over controlled planets, exhausted or not. */
  record InfluenceOfPlanets(int count) implements StateRequirement {}

  record UnitUpgrades(int count) implements StateRequirement {}

  /** {@code perColor} technologies in each of {@code colors} colours. */
  record TechnologiesInColors(int perColor, int colors) implements StateRequirement {}

  /**
   * Faction technologies.
   *
   * @param unlessIdle technologies that count only while their token makes them a copy of another
   *     one
   */
  record FactionTechnologies(int count, Set<TechnologyId> unlessIdle) implements StateRequirement {
    public FactionTechnologies {
      unlessIdle = Frozen.set(unlessIdle);
    }
  }

  record ShipsInSystems(int systems) implements StateRequirement {}

  /** A ship at each of these wormholes. One system with all of them is sufficient. */
  record ShipsByEachWormhole(Set<Wormhole> wormholes) implements StateRequirement {
    public ShipsByEachWormhole {
      wormholes = Frozen.set(wormholes);
    }
  }

  record ShipsNextTo(SystemKind place, int systems) implements StateRequirement {}

  record ShipWithUnitOfAnother(UnitType unit) implements StateRequirement {}

  record UnitsOnBoard(UnitType unit, int count) implements StateRequirement {}

  record AnyOfUnitsOnBoard(Set<UnitType> units) implements StateRequirement {
    public AnyOfUnitsOnBoard {
      units = Frozen.set(units);
    }
  }

  record AnyOfUnitsIn(Set<UnitType> units, Set<SystemKind> places) implements StateRequirement {
    public AnyOfUnitsIn {
      units = Frozen.set(units);
      places = Frozen.set(places);
    }
  }

  record UnitsIn(SystemKind place) implements StateRequirement {}

  /** A system that is of several kinds counts once. */
  record UnitsInSystemsOfAny(Set<SystemKind> places, int systems) implements StateRequirement {
    public UnitsInSystemsOfAny {
      places = Frozen.set(places);
    }
  }

  record UnitsInSystemsWithoutPlanets(int systems) implements StateRequirement {}

  /** Systems at the edge of the board, except the player's own home system. */
  record UnitsInEdgeSystems(int systems) implements StateRequirement {}

  record StructuresOnBoard(int count) implements StateRequirement {}

  /**
   * Planets with structures outside the player's own home system. Each planet counts once.
   * Structures in the space area do not count.
   */
  record StructuresOnPlanetsOutsideOwnHome(int planets) implements StateRequirement {}

  record NonFighterShipsInOneSystem(int count) implements StateRequirement {}

  record PlanetsWithUnit(UnitType unit, int planets) implements StateRequirement {}

  record GroundForcesOnPlanetWithoutOwnDock(int count) implements StateRequirement {}

  /** The sum of the production values of the player's units in one system. */
  record ProductionInOneSystem(int count) implements StateRequirement {}

  /** More planets than each of {@code neighbors} neighbours controls. */
  record MorePlanetsThanNeighbors(int neighbors) implements StateRequirement {}

  record NeighborsWithAll() implements StateRequirement {}

  /** Promissory notes of other players in the player's play area. */
  record NotesOfOthers(int count) implements StateRequirement {}

  record LawsInPlay(int count) implements StateRequirement {}
}
