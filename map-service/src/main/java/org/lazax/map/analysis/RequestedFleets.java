package org.lazax.map.analysis;

import static org.lazax.map.analysis.UnknownNames.known;
import static org.lazax.map.analysis.UnknownNames.refused;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.map.analysis.MovementRequest.RequestedToken;
import org.lazax.map.analysis.MovementRequest.RequestedUnit;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.FactionSheet;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.GoesAboard;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Gives seats to the players of a request, and puts their units and tokens on the table. */
final class RequestedFleets {
  private static final int MOST_ENTRIES = 1000;
  private static final int MOST_ALIKE = 100;
  private static final int FASTEST = 20;

  private final Map<String, Seat> seats = new LinkedHashMap<>();
  private final List<Requested> ships = new ArrayList<>();
  private final Set<ComponentRef> laid = new HashSet<>();
  private final List<Refusal> problems = new ArrayList<>();
  private Table table;

  private RequestedFleets(Table table) {
    this.table = table;
  }

  /**
   * @param table with the galaxy and the viewer
   */
  static RequestedFleets of(Table table, MovementRequest request) {
    RequestedFleets fleets = new RequestedFleets(table);
    fleets.seat(request.player(), "player");
    fleets.equip(request.technologies().orElse(List.of()));
    List<RequestedUnit> units = request.units().orElse(List.of());
    if (units.size() > MOST_ENTRIES) {
      throw refused("too-many-units", "there are more than " + MOST_ENTRIES, "units", units.size());
    }
    for (int place = 0; place < units.size(); place++) {
      fleets.lay(units.get(place), "units[" + place + "]");
    }
    List<RequestedToken> tokens = request.tokens().orElse(List.of());
    for (int place = 0; place < tokens.size(); place++) {
      fleets.lay(tokens.get(place), "tokens[" + place + "]");
    }
    return fleets;
  }

  Table table() {
    return table;
  }

  /** The ships of the moving player, in the order of the request. */
  List<Requested> ships() {
    return ships;
  }

  /** What is not possible on a real table but does not prevent the analysis. */
  List<Refusal> problems() {
    return problems;
  }

  /**
   * A unit that can move.
   *
   * @param move replaces the move value on its card
   * @param mark tells one of several units with leaders aboard from the others
   */
  record Requested(
      UnitCard card,
      SystemId system,
      Optional<Integer> move,
      Map<UnitType, Integer> carrying,
      Optional<ComponentRef> mark) {
    Ship ship() {
      return new Ship(mover(), card.type(), system, move.orElse(card.move()));
    }
  }

  static Seat mover() {
    return HypotheticalTable.VIEWER;
  }

  private Seat seat(String name, String at) {
    Seat known = seats.get(name);
    if (known != null) {
      return known;
    }
    if (seats.size() == Seat.MAX) {
      throw refused("too-many-players", "there are more than " + Seat.MAX, at, name);
    }
    Seat seat = new Seat(seats.size() + 1);
    seats.put(name, seat);
    if (!table.players().containsKey(seat)) {
      Player player = Player.seated(seat, FactionSheet.NO_FACTION);
      table = table.withPlayers(Copies.with(table.players(), seat, player));
    }
    return seat;
  }

  private void equip(List<String> names) {
    Set<TechnologyId> technologies = new LinkedHashSet<>();
    for (int place = 0; place < names.size(); place++) {
      technologies.add(
          known(
              table.catalog().technologies().keySet(),
              names.get(place),
              "technology",
              "technologies[" + place + "]"));
    }
    table = table.withPlayer(mover(), player -> player.withTechnologies(technologies));
  }

  private void lay(RequestedUnit unit, String at) {
    Seat owner = seat(unit.owner(), at + ".owner");
    UnitType type = known(UnitType.values(), unit.type(), "unit", at + ".type");
    SystemId system = system(unit.system(), at + ".system");
    int count = within(unit.count().orElse(1), 1, MOST_ALIKE, at + ".count");
    Place place =
        unit.planet()
            .map(planet -> planet(system, planet, at + ".planet"))
            .orElseGet(() -> Place.space(system));
    UnitCard card = card(owner, type, at + ".type");
    List<ComponentRef> leaders = leaders(unit, at + ".leaders");
    if (!leaders.isEmpty() && (!card.isShip() || !place.isSpace())) {
      throw refused("malformed-analysis", "leaders are aboard ships", at + ".leaders", unit.type());
    }
    Optional<ComponentRef> mark = leaders.stream().findFirst();
    put(place, UnitStack.of(owner, type, 1).marked(mark));
    if (count > 1) {
      put(place, UnitStack.of(owner, type, count - 1));
    }
    for (int each = 0; each < leaders.size(); each++) {
      board(owner, leaders.get(each), leaders.getFirst(), at + ".leaders[" + each + "]");
    }
    if (table.units().count(owner, type) > card.limit() && !type.hasTokens()) {
      problems.add(
          Refusal.of("too-many-units", "there are but " + card.limit() + " of these")
              .with("at", at)
              .with("value", unit.type()));
    }
    Map<UnitType, Integer> carrying = carrying(unit, at + ".carrying");
    carrying.forEach((cargo, each) -> {
      card(owner, cargo, at + ".carrying");
      put(place, UnitStack.of(owner, cargo, Math.multiplyExact(each, count)));
    });
    Optional<Integer> move = unit.move().map(value -> within(value, 0, FASTEST, at + ".move"));
    if (owner.equals(mover()) && (card.isShip() || card.move() > 0)) {
      ships.add(new Requested(card, system, move, carrying, mark));
    }
  }

  private List<ComponentRef> leaders(RequestedUnit unit, String at) {
    List<ComponentRef> leaders = new ArrayList<>();
    List<String> names = unit.leaders().orElse(List.of());
    for (int place = 0; place < names.size(); place++) {
      String here = at + "[" + place + "]";
      ComponentRef leader =
          ComponentRef.of(
              known(table.catalog().leaderCounters().keySet(), names.get(place), "leader", here));
      if (!laid.add(leader)) {
        throw refused("duplicate-leader", "a leader is aboard one ship", here, names.get(place));
      }
      leaders.add(leader);
    }
    return leaders;
  }

  private void board(Seat owner, ComponentRef leader, ComponentRef ship, String at) {
    table =
        Ruleset.hooks(table, leader, GoesAboard.class)
            .flatMap(piece -> piece.aboard(table, owner, ship))
            .orElseThrow(() ->
                refused(
                    "not-in-movement",
                    "the analysis of movements does not compute what this leader does",
                    at,
                    leader.name()));
  }

  private void lay(RequestedToken token, String at) {
    Seat owner = seat(token.owner(), at + ".owner");
    SystemId system = system(token.system(), at + ".system");
    Set<Seat> there = table.tokens().getOrDefault(system, Set.of());
    table = table.withTokens(Copies.with(table.tokens(), system, Copies.with(there, owner)));
  }

  private void put(Place place, UnitStack stack) {
    table = table.withUnits(table.units().plus(place, List.of(stack)));
  }

  /** The card of a unit. A player who has a war sun has its technology. */
  private UnitCard card(Seat owner, UnitType type, String at) {
    TechnologyId technology = new TechnologyId(type.name().toLowerCase(Locale.ROOT));
    if (Stats.find(table, owner, type).isEmpty()
        && table.catalog().technologies().containsKey(technology)) {
      table =
          table.withPlayer(
              owner,
              player -> player.withTechnologies(Copies.with(player.technologies(), technology)));
    }
    return Stats.find(table, owner, type)
        .or(() -> common(type))
        .orElseThrow(
            () -> refused("unknown-unit", "these expansions have no such unit", at, type.text()));
  }

  /** The flagship or mech of a player without a faction: the values that most factions have. */
  private Optional<UnitCard> common(UnitType type) {
    List<UnitCard> all =
        table.catalog().units().values().stream().filter(card -> card.type() == type).toList();
    return all.stream()
        .max(
            Comparator.comparingLong(card ->
                all.stream()
                    .filter(
                        other -> other.move() == card.move() && other.capacity() == card.capacity())
                    .count()));
  }

  private static Map<UnitType, Integer> carrying(RequestedUnit unit, String at) {
    Map<UnitType, Integer> carrying = new LinkedHashMap<>();
    unit.carrying()
        .orElse(Map.of())
        .forEach((name, count) -> {
          UnitType type = known(UnitType.values(), name, "unit", at);
          int carried = within(count, 0, MOST_ALIKE, at + "." + name);
          if (carried > 0) {
            carrying.put(type, carried);
          }
        });
    return carrying;
  }

  SystemId system(String name, String at) {
    SystemId system = SystemId.of(name);
    if (!table.galaxy().has(system)) {
      throw refused("unknown-system", "there is no such system", at, name);
    }
    return system;
  }

  private Place planet(SystemId system, String name, String at) {
    return Place.on(system, known(table.galaxy().planets(system), name, "planet", at));
  }

  private static int within(int value, int least, int most, String at) {
    if (value < least || value > most) {
      throw refused(
          "malformed-analysis", "this number is %d to %d".formatted(least, most), at, value);
    }
    return value;
  }
}
