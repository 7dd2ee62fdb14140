package org.lazax.catalog.card;

import java.util.Set;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/** Objectives that look at the table as it stands. Every number is a minimum. */
public sealed interface StateRequirement extends Requirement {
  record PlanetsSharingTrait(int count) implements StateRequirement {}

  record PlanetsOfTrait(Trait trait, int count) implements StateRequirement {}

  record PlanetsWithSpecialty(int count) implements StateRequirement {}

  record PlanetsWithAttachments(int count) implements StateRequirement {}

  record LegendaryPlanets(int count) implements StateRequirement {}

  /** Outside every home system, those of eliminated players included. */
  record PlanetsOutsideHomeSystems(int count) implements StateRequirement {}

  record PlanetsInOtherHomeSystems(int count) implements StateRequirement {}

  /** Each in or next to the home system of another player, never two for the same player. */
  record PlanetsByDistinctOtherHomes(int count) implements StateRequirement {}

  /** A controlled planet that shares its system with a planet another player controls. */
  record PlanetBesidePlanetOfAnother() implements StateRequirement {}

  /** Control of the planet with so many ships in its system. */
  record PlanetWithShips(PlanetId planet, int ships) implements StateRequirement {}

  /** The sum over controlled planets, exhausted or not. */
  record ResourcesOfPlanets(int count) implements StateRequirement {}

  /** The sum over controlled planets, exhausted or not. */
  record InfluenceOfPlanets(int count) implements StateRequirement {}

  record UnitUpgrades(int count) implements StateRequirement {}

  /** So many technologies in each of so many colours. */
  record TechnologiesInColors(int perColor, int colors) implements StateRequirement {}

  /**
   * So many technologies of factions.
   *
   * @param unlessIdle these count only while their token makes them a copy of another technology
   */
  record FactionTechnologies(int count, Set<TechnologyId> unlessIdle) implements StateRequirement {
    public FactionTechnologies {
      unlessIdle = Frozen.set(unlessIdle);
    }
  }

  record ShipsInSystems(int systems) implements StateRequirement {}

  /** A ship at each of these wormholes; one system that has them all will do. */
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

  /** A system counts once, however many of these it is. */
  record UnitsInSystemsOfAny(Set<SystemKind> places, int systems) implements StateRequirement {
    public UnitsInSystemsOfAny {
      places = Frozen.set(places);
    }
  }

  record UnitsInSystemsWithoutPlanets(int systems) implements StateRequirement {}

  /** Systems on the edge of the board other than one's own home system. */
  record UnitsInEdgeSystems(int systems) implements StateRequirement {}

  record StructuresOnBoard(int count) implements StateRequirement {}

  /** Outside one's own home system only; the planet counts once, units in space not at all. */
  record StructuresOnPlanetsOutsideOwnHome(int planets) implements StateRequirement {}

  record NonFighterShipsInOneSystem(int count) implements StateRequirement {}

  record PlanetsWithUnit(UnitType unit, int planets) implements StateRequirement {}

  record GroundForcesOnPlanetWithoutOwnDock(int count) implements StateRequirement {}

  /** The sum of the production values of one's units in one system. */
  record ProductionInOneSystem(int count) implements StateRequirement {}

  /** So many neighbours control fewer planets each. */
  record MorePlanetsThanNeighbors(int neighbors) implements StateRequirement {}

  record NeighborsWithAll() implements StateRequirement {}

  /** Promissory notes of others in one's own play area. */
  record NotesOfOthers(int count) implements StateRequirement {}

  record LawsInPlay(int count) implements StateRequirement {}
}
