package org.lazax.rules.objectives.judge;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Seat;
import org.lazax.rules.change.Part;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NotesInPlay;

/**
 * The requirements that depend only on the table, by kind. Objectives and the conditions of leaders
 * use them.
 */
public final class TableRequirements {
  /** Attachments, laws and effects can change what a planet counts as. */
  private static final Parts PLANETS =
      Parts.of(Part.PLANETS, Part.GALAXY, Part.TECHNOLOGIES, Part.COUNCIL, Part.EFFECTS);

  /**
   * Other requirements can depend on everything on the board and on everything that changes the
   * map.
   */
  private static final Parts BOARD = PLANETS.and(Parts.of(Part.UNITS));

  /** What only counts units, wherever they are. Technologies decide what a unit is. */
  private static final Parts UNITS = Parts.of(Part.UNITS, Part.TECHNOLOGIES);

  private static final Map<Class<?>, Judged<?>> BY_KIND =
      List.of(
              onPlanets(
                  StateRequirement.PlanetsSharingTrait.class, PlanetRequirements::sharingTrait),
              onPlanets(StateRequirement.PlanetsOfTrait.class, PlanetRequirements::ofTrait),
              onPlanets(
                  StateRequirement.PlanetsWithAttachments.class,
                  PlanetRequirements::withAttachments),
              onPlanets(StateRequirement.LegendaryPlanets.class, PlanetRequirements::legendary),
              onPlanets(StateRequirement.ResourcesOfPlanets.class, PlanetRequirements::resources),
              onPlanets(StateRequirement.InfluenceOfPlanets.class, PlanetRequirements::influence),
              onBoard(
                  StateRequirement.PlanetBesidePlanetOfAnother.class,
                  SystemRequirements::besidePlanetOfAnother),
              onBoard(StateRequirement.PlanetWithShips.class, SystemRequirements::planetWithShips),
              onBoard(
                  StateRequirement.FactionTechnologies.class, TechnologyRequirements::ofFaction),
              onBoard(StateRequirement.ShipsInSystems.class, SystemRequirements::shipsIn),
              onBoard(
                  StateRequirement.ShipsByEachWormhole.class, SystemRequirements::byEachWormhole),
              onBoard(
                  StateRequirement.ShipWithUnitOfAnother.class,
                  SystemRequirements::withUnitOfAnother),
              onBoard(StateRequirement.UnitsIn.class, SystemRequirements::anyUnitsIn),
              onUnits(StateRequirement.UnitsOnBoard.class, UnitRequirements::onBoard),
              onBoard(StateRequirement.PlanetsWithUnit.class, UnitRequirements::planetsWith),
              onBoard(
                  StateRequirement.GroundForcesOnPlanetWithoutOwnDock.class,
                  UnitRequirements::garrison),
              onBoard(StateRequirement.NeighborsWithAll.class, NeighbourhoodRequirements::withAll),
              onBoard(
                  StateRequirement.LawsInPlay.class,
                  (table, _, required) -> table.council().laws().size() >= required.count()),
              new Judged<>(
                  StateRequirement.NotesOfOthers.class,
                  (table, seat, required) -> NotesInPlay.of(table, seat).size() >= required.count(),
                  Parts.of(Part.PLAYERS, Part.PLANETS)),
              onPlanets(
                  StateRequirement.PlanetsWithSpecialty.class, PlanetRequirements::withSpecialty),
              onPlanets(
                  StateRequirement.PlanetsOutsideHomeSystems.class,
                  PlanetRequirements::outsideHomeSystems),
              onPlanets(
                  StateRequirement.PlanetsInOtherHomeSystems.class,
                  PlanetRequirements::inOtherHomeSystems),
              onBoard(StateRequirement.UnitUpgrades.class, TechnologyRequirements::unitUpgrades),
              onBoard(
                  StateRequirement.TechnologiesInColors.class, TechnologyRequirements::inColours),
              onUnits(StateRequirement.AnyOfUnitsOnBoard.class, UnitRequirements::anyOnBoard),
              onUnits(StateRequirement.StructuresOnBoard.class, UnitRequirements::structures),
              onBoard(
                  StateRequirement.StructuresOnPlanetsOutsideOwnHome.class,
                  UnitRequirements::structuresAbroad),
              onUnits(StateRequirement.NonFighterShipsInOneSystem.class, UnitRequirements::fleet),
              onBoard(
                  StateRequirement.UnitsInSystemsWithoutPlanets.class,
                  SystemRequirements::withoutPlanets),
              onBoard(StateRequirement.UnitsInSystemsOfAny.class, SystemRequirements::ofAny),
              onBoard(StateRequirement.AnyOfUnitsIn.class, SystemRequirements::unitsIn),
              onBoard(StateRequirement.ShipsNextTo.class, NeighbourhoodRequirements::shipsNextTo),
              onBoard(StateRequirement.UnitsInEdgeSystems.class, NeighbourhoodRequirements::onEdge),
              onBoard(
                  StateRequirement.MorePlanetsThanNeighbors.class,
                  NeighbourhoodRequirements::aheadOfNeighbours),
              onBoard(
                  StateRequirement.PlanetsByDistinctOtherHomes.class,
                  NeighbourhoodRequirements::byOtherHomes))
          .stream()
          .collect(Collectors.toUnmodifiableMap(Judged::kind, Function.identity()));

  private TableRequirements() {}

  /** Whether this kind of requirement can be checked. */
  public static boolean canJudge(Class<? extends StateRequirement> kind) {
    return BY_KIND.containsKey(kind);
  }

  /** Whether a player meets this now; false if it cannot be checked. */
  public static boolean meets(Table table, Seat seat, StateRequirement requirement) {
    Judged<?> judged = BY_KIND.get(requirement.getClass());
    return judged != null && judged.meets(table, seat, requirement);
  }

  /** The parts of the table that can change whether a player meets a requirement. */
  public static Parts looksAt(StateRequirement requirement) {
    Judged<?> judged = BY_KIND.get(requirement.getClass());
    return judged == null ? Parts.NONE : judged.looksAt();
  }

  private static <R extends StateRequirement> Judged<R> onPlanets(
      Class<R> kind, RequirementCheck<R> judge) {
    return new Judged<>(kind, judge, PLANETS);
  }

  private static <R extends StateRequirement> Judged<R> onBoard(
      Class<R> kind, RequirementCheck<R> judge) {
    return new Judged<>(kind, judge, BOARD);
  }

  private static <R extends StateRequirement> Judged<R> onUnits(
      Class<R> kind, RequirementCheck<R> judge) {
    return new Judged<>(kind, judge, UNITS);
  }

  private record Judged<R extends StateRequirement>(
      Class<R> kind, RequirementCheck<R> judge, Parts looksAt) {
    boolean meets(Table table, Seat seat, StateRequirement requirement) {
      return judge.meets(table, seat, kind.cast(requirement));
    }
  }
}
