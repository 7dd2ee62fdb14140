package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.rules.stats.Stats;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The planets, attachments and units of a random position. Units that limits or supplies forbid are
 * left out.
 */
final class RandomBoard {
  private static final int MAX_FLEETS = 9;
  private static final int MAX_SHIPS = 10;
  private static final List<UnitType> GROUND_UNITS =
      List.of(
          UnitType.INFANTRY, UnitType.INFANTRY, UnitType.MECH, UnitType.PDS, UnitType.SPACE_DOCK);
  private static final List<UnitType> SPACE_UNITS =
      List.of(
          UnitType.CARRIER,
          UnitType.CRUISER,
          UnitType.DESTROYER,
          UnitType.DREADNOUGHT,
          UnitType.FLAGSHIP,
          UnitType.WAR_SUN,
          UnitType.FIGHTER,
          UnitType.INFANTRY);

  private final RandomSource random;
  private final Map<PlanetId, List<ExplorationId>> attachments = new TreeMap<>();
  private Table table;

  private RandomBoard(Table table, RandomSource random) {
    this.table = table;
    this.random = random;
  }

  static RandomBoard of(Table table, RandomSource random, boolean custodians) {
    RandomBoard board = new RandomBoard(table, random);
    board.control(custodians);
    board.attach();
    table.seats().forEach(board::placeOnPlanets);
    table.seats().forEach(board::placeInSpace);
    return board;
  }

  Table table() {
    return table;
  }

  Map<PlanetId, List<ExplorationId>> attachments() {
    return attachments;
  }

  /**
   * Nine in ten home planets belong to their owner, the others to a random player. Two in three of
   * the remaining planets belong to a random player.
   */
  private void control(boolean custodians) {
    for (SystemId system : table.galaxy().systems()) {
      for (PlanetId planet : table.galaxy().planets(system)) {
        Seat randomSeat = random.pick(table.seats());
        Seat controller = random.oneIn(10) ? randomSeat : owner(planet).orElse(randomSeat);
        boolean isControlled = owner(planet).isPresent() || !random.oneIn(3);
        if (isControlled && !(custodians && planet.equals(PlanetId.MECATOL_REX))) {
          table =
              table.withPlanets(
                  table.planets().with(planet, new PlanetCard(controller, random.oneIn(3))));
        }
      }
    }
  }

  private Optional<Seat> owner(PlanetId planet) {
    return table
        .catalog()
        .planet(planet)
        .homeFaction()
        .flatMap(home ->
            table.players().values().stream()
                .map(player -> player.seat())
                .filter(seat -> HomeFaction.of(table, seat).id().equals(home))
                .findFirst());
  }

  private void attach() {
    for (ExplorationCard card : table.catalog().explorationCards().values()) {
      List<PlanetId> planets =
          table.planets().cards().keySet().stream().filter(p -> fits(card, p)).toList();
      if (card.kind() == ExplorationCard.Kind.ATTACH && !planets.isEmpty()) {
        PlanetId planet = random.pick(planets);
        attachments.computeIfAbsent(planet, _ -> new ArrayList<>()).add(card.id());
        table = new CardAttached(planet, ComponentRef.of(card.id())).fold(table);
      }
    }
  }

  private boolean fits(ExplorationCard card, PlanetId id) {
    Planet planet = table.catalog().planet(id);
    return planet.traits().stream().map(Trait::name).anyMatch(card.deck().name()::equals);
  }

  private void placeOnPlanets(Seat seat) {
    for (PlanetId planet : table.planets().of(seat)) {
      SystemId system = table.galaxy().systemOf(planet).orElseThrow();
      for (int i = random.upTo(3); i > 0; i--) {
        UnitType type = random.pick(GROUND_UNITS);
        boolean isInSpace =
            Stats.find(table, seat, type).filter(unit -> unit.inSpace()).isPresent();
        place(isInSpace ? Place.space(system) : Place.on(system, planet), seat, type);
      }
    }
  }

  /** One in three players has ships only in systems without planets. */
  private void placeInSpace(Seat seat) {
    Faction home = HomeFaction.of(table, seat);
    boolean avoidsPlanets = random.oneIn(3);
    List<SystemId> systems =
        table.galaxy().systems().stream()
            .filter(system -> !avoidsPlanets || table.galaxy().planets(system).isEmpty())
            .toList();
    List<SystemId> fleets =
        new ArrayList<>(random.draw(systems, Math.min(random.upTo(MAX_FLEETS), systems.size())));
    fleets.add(SystemId.of(home.homeTile().orElseThrow().value()));
    for (SystemId system : fleets) {
      int ships = avoidsPlanets ? 1 + random.upTo(2) : random.upTo(MAX_SHIPS);
      for (int ship = 0; ship < ships; ship++) {
        place(Place.space(system), seat, random.pick(SPACE_UNITS));
      }
    }
  }

  /** Places one unit if the rules allow it there. */
  private void place(Place place, Seat seat, UnitType type) {
    UnitsPlaced placed = new UnitsPlaced(place, List.of(UnitStack.of(seat, type, 1)));
    boolean contested =
        table.units().ships(place.system()).stream().anyMatch(s -> !s.owner().equals(seat));
    if (Stats.find(table, seat, type).isEmpty()
        || (place.isSpace() && contested)
        || table.guard(placed).isPresent()) {
      return;
    }
    Table after = placed.fold(table);
    if (FleetLoad.of(after, seat, place.system()).isWithin()) {
      table = after;
    }
  }
}
