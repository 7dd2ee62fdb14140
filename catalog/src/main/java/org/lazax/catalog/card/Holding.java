package org.lazax.catalog.card;

import java.util.Set;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/** Objectives that look at the table as it stands. Every number is a minimum. */
public sealed interface Holding extends Requirement {
  record PlanetsSharingTrait(int count) implements Holding {}

  record PlanetsOfTrait(Trait trait, int count) implements Holding {}

  record PlanetsWithSpecialty(int count) implements Holding {}

  record PlanetsWithAttachments(int count) implements Holding {}

  record LegendaryPlanets(int count) implements Holding {}

  /** Outside every home system, those of eliminated players included. */
  record PlanetsOutsideHomeSystems(int count) implements Holding {}

  record PlanetsInOtherHomeSystems(int count) implements Holding {}

  /** Each in or next to the home system of another player, never two for the same player. */
  record PlanetsByDistinctOtherHomes(int count) implements Holding {}

  /** A controlled planet that shares its system with a planet another player controls. */
  record PlanetBesidePlanetOfAnother() implements Holding {}

  /** Control of the planet with so many ships in its system. */
  record PlanetWithShips(PlanetId planet, int ships) implements Holding {}

  /** The sum over controlled planets, exhausted or not. */
  record ResourcesOfPlanets(int count) implements Holding {}

  /** The sum over controlled planets, exhausted or not. */
  record InfluenceOfPlanets(int count) implements Holding {}

  record UnitUpgrades(int count) implements Holding {}

  /** So many technologies in each of so many colours. */
  record TechnologiesInColors(int perColor, int colors) implements Holding {}

  /**
   * So many technologies of factions.
   *
   * @param unlessIdle these count only while their token makes them a copy of another technology
   */
  record FactionTechnologies(int count, Set<TechnologyId> unlessIdle) implements Holding {
    public FactionTechnologies {
      unlessIdle = Frozen.set(unlessIdle);
    }
  }

  record ShipsInSystems(int systems) implements Holding {}

  /** A ship at each of these wormholes; one system that has them all will do. */
  record ShipsByEachWormhole(Set<Wormhole> wormholes) implements Holding {
    public ShipsByEachWormhole {
      wormholes = Frozen.set(wormholes);
    }
  }

  record ShipsNextTo(Place place, int systems) implements Holding {}

  record ShipWithUnitOfAnother(UnitType unit) implements Holding {}

  record UnitsOnBoard(UnitType unit, int count) implements Holding {}

  record AnyOfUnitsOnBoard(Set<UnitType> units) implements Holding {
    public AnyOfUnitsOnBoard {
      units = Frozen.set(units);
    }
  }

  record AnyOfUnitsIn(Set<UnitType> units, Set<Place> places) implements Holding {
    public AnyOfUnitsIn {
      units = Frozen.set(units);
      places = Frozen.set(places);
    }
  }

  record UnitsIn(Place place) implements Holding {}

  /** A system counts once, however many of these it is. */
  record UnitsInSystemsOfAny(Set<Place> places, int systems) implements Holding {
    public UnitsInSystemsOfAny {
      places = Frozen.set(places);
    }
  }

  record UnitsInSystemsWithoutPlanets(int systems) implements Holding {}

  /** Systems on the edge of the board other than one's own home system. */
  record UnitsInEdgeSystems(int systems) implements Holding {}

  record StructuresOnBoard(int count) implements Holding {}

  /** Outside one's own home system only; the planet counts once, units in space not at all. */
  record StructuresOnPlanetsOutsideOwnHome(int planets) implements Holding {}

  record NonFighterShipsInOneSystem(int count) implements Holding {}

  record PlanetsWithUnit(UnitType unit, int planets) implements Holding {}

  record GroundForcesOnPlanetWithoutOwnDock(int count) implements Holding {}

  /** The sum of the production values of one's units in one system. */
  record ProductionInOneSystem(int count) implements Holding {}

  /** So many neighbours control fewer planets each. */
  record MorePlanetsThanNeighbors(int neighbors) implements Holding {}

  record NeighborsWithAll() implements Holding {}

  /** Promissory notes of others in one's own play area. */
  record NotesOfOthers(int count) implements Holding {}

  record LawsInPlay(int count) implements Holding {}
}
