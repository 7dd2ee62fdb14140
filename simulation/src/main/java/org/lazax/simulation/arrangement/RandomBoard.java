package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.lazax.rules.stats.Stats;
import org.lazax.simulation.bot.Luck;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Planets, what is attached to them, and units in a position made up by chance. What limits and
 * supplies forbid is left out.
 */
final class RandomBoard {
  private static final int MOST_FLEETS = 9;
  private static final int MOST_SHIPS = 10;
  private static final List<UnitType> LANDED =
      List.of(
          UnitType.INFANTRY, UnitType.INFANTRY, UnitType.MECH, UnitType.PDS, UnitType.SPACE_DOCK);
  private static final List<UnitType> SAILING =
      List.of(
          UnitType.CARRIER,
          UnitType.CRUISER,
          UnitType.DESTROYER,
          UnitType.DREADNOUGHT,
          UnitType.FLAGSHIP,
          UnitType.WAR_SUN,
          UnitType.FIGHTER,
          UnitType.INFANTRY);

  private final Luck luck;
  private final Map<PlanetId, List<ExplorationId>> attachments = new TreeMap<>();
  private Table table;

  private RandomBoard(Table table, Luck luck) {
    this.table = table;
    this.luck = luck;
  }

  static RandomBoard of(Table table, Luck luck, boolean custodians) {
    RandomBoard board = new RandomBoard(table, luck);
    board.control(custodians);
    board.attach();
    table.seats().forEach(board::land);
    table.seats().forEach(board::sail);
    return board;
  }

  Table table() {
    return table;
  }

  Map<PlanetId, List<ExplorationId>> attachments() {
    return attachments;
  }

  /** Homes by those whose they are, but for one in ten; of the rest two in three by anybody. */
  private void control(boolean custodians) {
    for (SystemId system : table.galaxy().systems()) {
      for (PlanetId planet : table.galaxy().planets(system)) {
        Seat anybody = luck.pick(table.seats());
        Seat controller = luck.oneIn(10) ? anybody : owner(planet).orElse(anybody);
        boolean taken = owner(planet).isPresent() || !luck.oneIn(3);
        if (taken && !(custodians && planet.equals(PlanetId.MECATOL_REX))) {
          table =
              table.withPlanets(
                  table.planets().with(planet, new PlanetCard(controller, luck.oneIn(3))));
        }
      }
    }
  }

  private java.util.Optional<Seat> owner(PlanetId planet) {
    return table
        .catalog()
        .planet(planet)
        .homeFaction()
        .flatMap(home ->
            table.players().values().stream()
                .filter(player -> player.faction().equals(home))
                .map(player -> player.seat())
                .findFirst());
  }

  private void attach() {
    for (ExplorationCard card : table.catalog().explorationCards().values()) {
      List<PlanetId> planets =
          table.planets().cards().keySet().stream().filter(p -> fits(card, p)).toList();
      if (card.kind() == ExplorationCard.Kind.ATTACH && !planets.isEmpty()) {
        PlanetId planet = luck.pick(planets);
        attachments.computeIfAbsent(planet, _ -> new ArrayList<>()).add(card.id());
        table = new CardAttached(planet, ComponentRef.of(card.id())).fold(table);
      }
    }
  }

  private boolean fits(ExplorationCard card, PlanetId id) {
    Planet planet = table.catalog().planet(id);
    return planet.traits().stream().map(Trait::name).anyMatch(card.deck().name()::equals);
  }

  private void land(Seat seat) {
    for (PlanetId planet : table.planets().of(seat)) {
      SystemId system = table.galaxy().systemOf(planet).orElseThrow();
      for (int i = luck.upTo(3); i > 0; i--) {
        UnitType type = luck.pick(LANDED);
        boolean floats = Stats.find(table, seat, type).filter(unit -> unit.inSpace()).isPresent();
        place(floats ? Place.space(system) : Place.on(system, planet), seat, type);
      }
    }
  }

  /** One in three keeps to where no planet is. */
  private void sail(Seat seat) {
    Faction faction = table.catalog().faction(table.player(seat).faction());
    boolean wanders = luck.oneIn(3);
    List<SystemId> systems =
        table.galaxy().systems().stream()
            .filter(system -> !wanders || table.galaxy().planets(system).isEmpty())
            .toList();
    List<SystemId> fleets =
        new ArrayList<>(luck.draw(systems, Math.min(luck.upTo(MOST_FLEETS), systems.size())));
    fleets.add(SystemId.of(faction.homeTile().orElseThrow().value()));
    for (SystemId system : fleets) {
      int ships = wanders ? 1 + luck.upTo(2) : luck.upTo(MOST_SHIPS);
      for (int ship = 0; ship < ships; ship++) {
        place(Place.space(system), seat, luck.pick(SAILING));
      }
    }
  }

  /** Places one unit if it may stand there. */
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
