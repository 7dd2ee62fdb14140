package org.lazax.rules.objectives.judge;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.catalog.card.Holding;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * One judge for each kind of requirement that looks at the table alone, for objectives and for what
 * unlocks leaders.
 */
public final class TableJudges {
  private static final Map<Class<?>, Judged<?>> BY_KIND =
      List.of(
              new Judged<>(Holding.PlanetsSharingTrait.class, PlanetJudges::sharingTrait),
              new Judged<>(Holding.PlanetsOfTrait.class, PlanetJudges::ofTrait),
              new Judged<>(Holding.PlanetsWithAttachments.class, PlanetJudges::withAttachments),
              new Judged<>(Holding.LegendaryPlanets.class, PlanetJudges::legendary),
              new Judged<>(Holding.ResourcesOfPlanets.class, PlanetJudges::resources),
              new Judged<>(Holding.InfluenceOfPlanets.class, PlanetJudges::influence),
              new Judged<>(
                  Holding.PlanetBesidePlanetOfAnother.class, SystemJudges::besidePlanetOfAnother),
              new Judged<>(Holding.PlanetWithShips.class, SystemJudges::planetWithShips),
              new Judged<>(Holding.FactionTechnologies.class, TechnologyJudges::ofFaction),
              new Judged<>(Holding.ShipsInSystems.class, SystemJudges::shipsIn),
              new Judged<>(Holding.ShipsByEachWormhole.class, SystemJudges::byEachWormhole),
              new Judged<>(Holding.ShipWithUnitOfAnother.class, SystemJudges::withUnitOfAnother),
              new Judged<>(Holding.UnitsIn.class, SystemJudges::anyUnitsIn),
              new Judged<>(Holding.UnitsOnBoard.class, UnitJudges::onBoard),
              new Judged<>(Holding.PlanetsWithUnit.class, UnitJudges::planetsWith),
              new Judged<>(Holding.GroundForcesOnPlanetWithoutOwnDock.class, UnitJudges::garrison),
              new Judged<>(Holding.NeighborsWithAll.class, NeighbourhoodJudges::withAll),
              new Judged<>(
                  Holding.LawsInPlay.class,
                  (table, _, required) -> table.council().laws().size() >= required.count()),
              new Judged<>(Holding.PlanetsWithSpecialty.class, PlanetJudges::withSpecialty),
              new Judged<>(
                  Holding.PlanetsOutsideHomeSystems.class, PlanetJudges::outsideHomeSystems),
              new Judged<>(
                  Holding.PlanetsInOtherHomeSystems.class, PlanetJudges::inOtherHomeSystems),
              new Judged<>(Holding.UnitUpgrades.class, TechnologyJudges::unitUpgrades),
              new Judged<>(Holding.TechnologiesInColors.class, TechnologyJudges::inColours),
              new Judged<>(Holding.AnyOfUnitsOnBoard.class, UnitJudges::anyOnBoard),
              new Judged<>(Holding.StructuresOnBoard.class, UnitJudges::structures),
              new Judged<>(
                  Holding.StructuresOnPlanetsOutsideOwnHome.class, UnitJudges::structuresAbroad),
              new Judged<>(Holding.NonFighterShipsInOneSystem.class, UnitJudges::fleet),
              new Judged<>(
                  Holding.UnitsInSystemsWithoutPlanets.class, SystemJudges::withoutPlanets),
              new Judged<>(Holding.UnitsInSystemsOfAny.class, SystemJudges::ofAny),
              new Judged<>(Holding.AnyOfUnitsIn.class, SystemJudges::unitsIn),
              new Judged<>(Holding.ShipsNextTo.class, NeighbourhoodJudges::shipsNextTo),
              new Judged<>(Holding.UnitsInEdgeSystems.class, NeighbourhoodJudges::onEdge),
              new Judged<>(
                  Holding.MorePlanetsThanNeighbors.class, NeighbourhoodJudges::aheadOfNeighbours),
              new Judged<>(
                  Holding.PlanetsByDistinctOtherHomes.class, NeighbourhoodJudges::byOtherHomes))
          .stream()
          .collect(Collectors.toUnmodifiableMap(Judged::kind, Function.identity()));

  private TableJudges() {}

  /** Whether it can be said at all if a player meets this. */
  public static boolean canJudge(Class<? extends Holding> kind) {
    return BY_KIND.containsKey(kind);
  }

  /** Whether a player meets this now; no for what cannot be judged. */
  public static boolean meets(Table table, Seat seat, Holding requirement) {
    Judged<?> judged = BY_KIND.get(requirement.getClass());
    return judged != null && judged.meets(table, seat, requirement);
  }

  private record Judged<R extends Holding>(Class<R> kind, Judge<R> judge) {
    boolean meets(Table table, Seat seat, Holding requirement) {
      return judge.meets(table, seat, kind.cast(requirement));
    }
  }
}
