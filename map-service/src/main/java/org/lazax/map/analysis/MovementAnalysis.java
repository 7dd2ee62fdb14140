package org.lazax.map.analysis;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.wire.StrictReader;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.Reach;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The analysis of a movement. Each ship is analysed by itself: if only some ships may have a bonus,
 * each is computed as if it had it.
 *
 * @param ships in the order of the request
 * @param problems what is unusual about the position but does not prevent the analysis
 * @param inert the laws and technologies of the request that have no effect yet
 */
public record MovementAnalysis(
    List<AnalysedShip> ships, List<Refusal> problems, List<String> inert) {

  /**
   * One ship.
   *
   * @param path the system where it starts and every system that it enters; empty if it cannot come
   * @param riftDice how many dice it rolls for gravity rifts on that path
   * @param bonus how much its move value grows: by rifts on the path and by components
   * @param rule the line of the checklist that forbids its best path
   * @param detail that rule in a sentence
   * @param at the system where that rule stops the ship, if there is one
   */
  public record AnalysedShip(
      UnitType type,
      SystemId system,
      boolean reachable,
      List<SystemId> path,
      int riftDice,
      int bonus,
      @JsonInclude(JsonInclude.Include.ALWAYS) Optional<String> rule,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> detail,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<SystemId> at) {}

  /**
   * Analyses a request.
   *
   * @param book the rulebook with the expansions that may be named
   * @throws RefusalException naming the value that cannot be used
   */
  public static MovementAnalysis of(JsonNode body, Rulebook book) {
    if (!(body instanceof ObjectNode asked)) {
      throw new RefusalException(Refusal.of("malformed-analysis", "a position is a JSON object"));
    }
    ObjectNode galaxy = asked.deepCopy();
    ObjectNode movement = galaxy.deepCopy();
    movement.remove(GalaxyRequest.FIELDS);
    galaxy.retain(GalaxyRequest.FIELDS);
    return of(
        HypotheticalTable.of(galaxy, book), StrictReader.read(movement, MovementRequest.class));
  }

  private static MovementAnalysis of(HypotheticalTable imagined, MovementRequest request) {
    RequestedFleets fleets = RequestedFleets.of(imagined.table(), request);
    Table table = fleets.table();
    SystemId active = fleets.system(request.active(), "active");
    MovementRules navigation =
        new MovementRules(MovementView.of(table, RequestedFleets.mover(), active));
    FleetReach reach = new FleetReach(navigation, fleets.ships());
    List<AnalysedShip> ships =
        fleets.ships().stream().map(each -> analysed(reach.of(each), each.ship(), reach)).toList();
    List<Refusal> problems = new ArrayList<>(GalaxyAnalysis.problems(table.galaxy()));
    problems.addAll(fleets.problems());
    return new MovementAnalysis(ships, problems, inert(table));
  }

  private static List<String> inert(Table table) {
    return table.inert(
        List.of(table.council().laws(), table.player(RequestedFleets.mover()).technologies()));
  }

  private static AnalysedShip analysed(Reach reach, Ship ship, FleetReach fleet) {
    return switch (reach) {
      case Arrives arrives -> {
        List<SystemId> path = new ArrayList<>(arrives.route().entered());
        path.addFirst(ship.from());
        yield new AnalysedShip(
            ship.type(),
            ship.from(),
            true,
            path,
            arrives.route().dice(),
            arrives.route().bonus() + arrives.boosts() + fleet.added(ship),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
      }
      case StaysAway away ->
          new AnalysedShip(
              ship.type(),
              ship.from(),
              false,
              List.of(),
              0,
              0,
              Optional.of(away.ban().rule()),
              Optional.of(away.ban().detail()),
              away.stoppedAt());
    };
  }
}
