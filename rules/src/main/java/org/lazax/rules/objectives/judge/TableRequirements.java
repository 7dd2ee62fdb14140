package org.lazax.rules.objectives.judge;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * One judge for each kind of requirement that looks at the table alone, for objectives and for what
 * unlocks leaders.
 */
public final class TableRequirements {
  private static final Map<Class<?>, Judged<?>> BY_KIND =
      List.of(
              new Judged<>(
                  StateRequirement.PlanetsSharingTrait.class, PlanetRequirements::sharingTrait),
              new Judged<>(StateRequirement.PlanetsOfTrait.class, PlanetRequirements::ofTrait),
              new Judged<>(
                  StateRequirement.PlanetsWithAttachments.class,
                  PlanetRequirements::withAttachments),
              new Judged<>(StateRequirement.LegendaryPlanets.class, PlanetRequirements::legendary),
              new Judged<>(
                  StateRequirement.ResourcesOfPlanets.class, PlanetRequirements::resources),
              new Judged<>(
                  StateRequirement.InfluenceOfPlanets.class, PlanetRequirements::influence),
              new Judged<>(
                  StateRequirement.PlanetBesidePlanetOfAnother.class,
                  SystemRequirements::besidePlanetOfAnother),
              new Judged<>(
                  StateRequirement.PlanetWithShips.class, SystemRequirements::planetWithShips),
              new Judged<>(
                  StateRequirement.FactionTechnologies.class, TechnologyRequirements::ofFaction),
              new Judged<>(StateRequirement.ShipsInSystems.class, SystemRequirements::shipsIn),
              new Judged<>(
                  StateRequirement.ShipsByEachWormhole.class, SystemRequirements::byEachWormhole),
              new Judged<>(
                  StateRequirement.ShipWithUnitOfAnother.class,
                  SystemRequirements::withUnitOfAnother),
              new Judged<>(StateRequirement.UnitsIn.class, SystemRequirements::anyUnitsIn),
              new Judged<>(StateRequirement.UnitsOnBoard.class, UnitRequirements::onBoard),
              new Judged<>(StateRequirement.PlanetsWithUnit.class, UnitRequirements::planetsWith),
              new Judged<>(
                  StateRequirement.GroundForcesOnPlanetWithoutOwnDock.class,
                  UnitRequirements::garrison),
              new Judged<>(
                  StateRequirement.NeighborsWithAll.class, NeighbourhoodRequirements::withAll),
              new Judged<>(
                  StateRequirement.LawsInPlay.class,
                  (table, _, required) -> table.council().laws().size() >= required.count()),
              new Judged<>(
                  StateRequirement.PlanetsWithSpecialty.class, PlanetRequirements::withSpecialty),
              new Judged<>(
                  StateRequirement.PlanetsOutsideHomeSystems.class,
                  PlanetRequirements::outsideHomeSystems),
              new Judged<>(
                  StateRequirement.PlanetsInOtherHomeSystems.class,
                  PlanetRequirements::inOtherHomeSystems),
              new Judged<>(
                  StateRequirement.UnitUpgrades.class, TechnologyRequirements::unitUpgrades),
              new Judged<>(
                  StateRequirement.TechnologiesInColors.class, TechnologyRequirements::inColours),
              new Judged<>(StateRequirement.AnyOfUnitsOnBoard.class, UnitRequirements::anyOnBoard),
              new Judged<>(StateRequirement.StructuresOnBoard.class, UnitRequirements::structures),
              new Judged<>(
                  StateRequirement.StructuresOnPlanetsOutsideOwnHome.class,
                  UnitRequirements::structuresAbroad),
              new Judged<>(
                  StateRequirement.NonFighterShipsInOneSystem.class, UnitRequirements::fleet),
              new Judged<>(
                  StateRequirement.UnitsInSystemsWithoutPlanets.class,
                  SystemRequirements::withoutPlanets),
              new Judged<>(StateRequirement.UnitsInSystemsOfAny.class, SystemRequirements::ofAny),
              new Judged<>(StateRequirement.AnyOfUnitsIn.class, SystemRequirements::unitsIn),
              new Judged<>(
                  StateRequirement.ShipsNextTo.class, NeighbourhoodRequirements::shipsNextTo),
              new Judged<>(
                  StateRequirement.UnitsInEdgeSystems.class, NeighbourhoodRequirements::onEdge),
              new Judged<>(
                  StateRequirement.MorePlanetsThanNeighbors.class,
                  NeighbourhoodRequirements::aheadOfNeighbours),
              new Judged<>(
                  StateRequirement.PlanetsByDistinctOtherHomes.class,
                  NeighbourhoodRequirements::byOtherHomes))
          .stream()
          .collect(Collectors.toUnmodifiableMap(Judged::kind, Function.identity()));

  private TableRequirements() {}

  /** Whether it can be said at all if a player meets this. */
  public static boolean canJudge(Class<? extends StateRequirement> kind) {
    return BY_KIND.containsKey(kind);
  }

  /** Whether a player meets this now; no for what cannot be judged. */
  public static boolean meets(Table table, Seat seat, StateRequirement requirement) {
    Judged<?> judged = BY_KIND.get(requirement.getClass());
    return judged != null && judged.meets(table, seat, requirement);
  }

  private record Judged<R extends StateRequirement>(Class<R> kind, RequirementCheck<R> judge) {
    boolean meets(Table table, Seat seat, StateRequirement requirement) {
      return judge.meets(table, seat, kind.cast(requirement));
    }
  }
}
