package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.map.path.Boosts;
import org.lazax.map.path.Boosts.Boost;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.PathFinder;
import org.lazax.map.path.Reach;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.map.path.Route;
import org.lazax.map.state.Pickup;
import org.lazax.map.state.ResolvedMove;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.limits.Room;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * Checks all moves of a movement that are made together, on the position before any of them. Rules:
 * movement.4 to movement.6, transport, capacity.N4.
 */
final class Declaration {
  private final Table table;
  private final Seat seat;
  private final SystemId active;
  private final MovementRules navigation;
  private final PathFinder pilot;
  private final Boosts mostBoosts;
  private final List<ShipMove> moves;
  private final Map<Place, List<UnitStack>> leaving = new TreeMap<>();
  private final List<ResolvedMove> voyages = new ArrayList<>();
  private Boosts boosts;

  private Declaration(MovementRules navigation, Boosts boosts, List<ShipMove> moves) {
    this.table = navigation.view().table();
    this.seat = navigation.view().seat();
    this.active = navigation.view().active();
    this.navigation = navigation;
    this.pilot = new PathFinder(navigation);
    this.mostBoosts = boosts;
    this.moves = List.copyOf(moves);
    this.boosts = boosts;
  }

  /**
   * Checks ships that move together.
   *
   * @param boosts what lets some of them move one system further
   * @throws RefusalException naming the first rule that is broken, with the ship and the step
   */
  static Declaration of(MovementRules navigation, Boosts boosts, List<ShipMove> moves) {
    Declaration declaration = new Declaration(navigation, boosts, moves);
    for (ShipMove move : moves) {
      declaration.voyages.add(declaration.judge(move));
    }
    declaration.requirePresence();
    declaration.voyages.forEach(declaration::requireEscort);
    return declaration;
  }

  /** The same for ships that arrive before the others start to move. Rule: movement.6. */
  static Declaration ahead(MovementRules navigation, List<ShipMove> moves) {
    Declaration declaration = of(navigation, navigation.boosts(), moves);
    MovementView view = navigation.view();
    for (ShipMove move : moves) {
      require(
          navigation.mayGoAhead(
              MovableUnits.ship(view.table(), view.seat(), move.type(), move.from(), move.mark())),
          "movement.6",
          "ships move together; this one may not go ahead",
          move);
    }
    return declaration;
  }

  /** The same ships with one more; empty if a rule forbids the move. */
  Optional<Declaration> and(ShipMove move) {
    List<ShipMove> more = new ArrayList<>(moves);
    more.add(move);
    try {
      return Optional.of(of(navigation, mostBoosts, more));
    } catch (RefusalException _) {
      return Optional.empty();
    }
  }

  /** The moves as they were found legal. */
  List<ResolvedMove> voyages() {
    return voyages;
  }

  /** What is left of the boosts. */
  Boosts boosts() {
    return boosts;
  }

  private ResolvedMove judge(ShipMove move) {
    require(table.galaxy().has(move.from()), "movement.4", "there is no such system", move);
    Ship ship = MovableUnits.ship(table, seat, move.type(), move.from(), move.mark());
    require(fits(move), "capacity.1", "the ship's capacity is less than its cargo", move);
    return move.stays(active) ? staying(move, ship) : moving(move, ship);
  }

  /** A ship that is in the active system and only takes cargo aboard. Rule: transport.N3. */
  private ResolvedMove staying(ShipMove move, Ship ship) {
    require(
        move.cargo().stream()
            .allMatch(pickup -> pickup.from().system().equals(active) && !pickup.from().isSpace()),
        "transport.N3",
        "a ship that stays takes ground forces of planets in its system aboard",
        move);
    return loaded(move, ship, List.of(), List.of());
  }

  private ResolvedMove moving(ShipMove move, Ship ship) {
    Set<SystemId> stops = stops(move);
    List<Boost> usable = escorted(boosts.of(ship));
    Route route =
        switch (reach(move, ship, stops, usable)) {
          case Arrives arrives -> taken(arrives, usable);
          case StaysAway why ->
              throw new RefusalException(
                  reach(move, ship, stops, escorted(mostBoosts.of(ship))) instanceof Arrives
                      ? boostsAreUsed(why, move)
                      : refusal(why, move));
        };
    require(
        route.entered().containsAll(stops),
        "transport.1",
        "cargo is taken aboard where the ship starts, passes or ends",
        move);
    return loaded(move, ship, route.entered(), passages(move, ship, route));
  }

  private ResolvedMove loaded(
      ShipMove move, Ship ship, List<SystemId> entered, List<Passage> passages) {
    move.cargo().forEach(pickup -> load(move, ship, pickup));
    leave(
        Place.space(move.from()), new UnitStack(seat, move.type(), 1, move.damaged(), move.mark()));
    return new ResolvedMove(
        move.from(), move.type(), move.damaged(), entered, passages, move.cargo(), move.mark());
  }

  private Reach reach(ShipMove move, Ship ship, Set<SystemId> stops, List<Boost> available) {
    return move.path()
        .map(path -> pilot.follow(ship, path, available.size()))
        .orElseGet(() -> pilot.find(ship, stops, available.size()));
  }

  /** Those that need no escort, or whose escort moves too. */
  private List<Boost> escorted(List<Boost> all) {
    return all.stream()
        .filter(boost ->
            boost.escort().isEmpty()
                || moves.stream().anyMatch(move -> move.mark().equals(boost.escort())))
        .toList();
  }

  private Refusal boostsAreUsed(StaysAway why, ShipMove move) {
    return Refusal.rule(why.ban().rule(), "the boosts that it needs are used by other ships")
        .with("boosts", mostBoosts.total())
        .with("ship", move.type())
        .with("from", move.from());
  }

  private List<Passage> passages(ShipMove move, Ship ship, Route route) {
    PassageChoice crossings =
        new PassageChoice(navigation.vessel(ship).waters(), move.from(), route.entered());
    List<Passage> through = move.through().orElseGet(crossings::usual);
    crossings
        .broken(through)
        .ifPresent(ban -> {
          throw new RefusalException(
              refusal(ban.rule(), ban.detail(), move).with("through", through));
        });
    return through;
  }

  private Route taken(Arrives arrives, List<Boost> usable) {
    boosts = boosts.less(usable.subList(0, arrives.boosts()));
    return arrives.route();
  }

  private static Refusal refusal(StaysAway why, ShipMove move) {
    Refusal refusal =
        Refusal.rule(why.ban().rule(), why.ban().detail())
            .with("ship", move.type())
            .with("from", move.from());
    Refusal along = why.path().isEmpty() ? refusal : refusal.with("path", why.path());
    return why.stoppedAt()
        .map(system -> along.with("step", why.step()).with("system", system))
        .orElse(along);
  }

  // ---- the cargo ----

  private boolean fits(ShipMove move) {
    int capacity = Stats.find(table, seat, move.type()).map(UnitCard::capacity).orElse(0);
    return Room.fits(
        table, move.cargo().stream().map(pickup -> pickup.units(seat)).toList(), capacity);
  }

  /** The systems between start and end that the path must enter to take the cargo aboard. */
  private Set<SystemId> stops(ShipMove move) {
    Set<SystemId> stops = new HashSet<>();
    move.cargo().forEach(pickup -> stops.add(pickup.from().system()));
    stops.remove(move.from());
    stops.remove(active);
    return stops;
  }

  private void load(ShipMove move, Ship ship, Pickup pickup) {
    UnitStack units = pickup.units(seat);
    require(
        pickup.type() == UnitType.FIGHTER
            || Stats.find(table, seat, pickup.type()).filter(UnitCard::isGroundForce).isPresent(),
        "movement.5",
        "ships carry fighters and ground forces alone",
        move);
    Optional<Ban> ban = navigation.carrying(ship, units, pickup.from().system());
    if (ban.isPresent()) {
      throw new RefusalException(
          refusal(ban.get().rule(), ban.get().detail(), move)
              .with("cargo", pickup.type())
              .with("place", pickup.from()));
    }
    leave(pickup.from(), units);
  }

  // ---- what leaves where it stands ----

  private void leave(Place place, UnitStack units) {
    leaving.computeIfAbsent(place, _ -> new ArrayList<>()).add(units);
  }

  private void requirePresence() {
    leaving.forEach((place, stacks) -> {
      List<UnitStack> together = Units.NONE.plus(place, stacks).at(place);
      for (UnitStack stack : together) {
        if (!table.units().contains(place, stack)) {
          throw new RefusalException(
              Refusal.rule(missing(stack), "there are not so many of these units there")
                  .with("place", place)
                  .with("units", stack));
        }
      }
    });
  }

  /** Ships may pass some systems only together with another ship. */
  private void requireEscort(ResolvedMove voyage) {
    Ship ship = MovableUnits.ship(table, seat, voyage.type(), voyage.from(), voyage.mark());
    for (SystemId system : voyage.entered()) {
      Set<ComponentRef> escorts =
          system.equals(active) ? Set.of() : navigation.escorts(ship, system);
      if (!escorts.isEmpty()
          && voyages.stream()
              .filter(other -> other.entered().contains(system))
              .flatMap(other -> other.mark().stream())
              .noneMatch(escorts::contains)) {
        Ban ban = Hindrance.SHIPS_OF_OTHERS.ban();
        throw new RefusalException(
            Refusal.rule(ban.rule(), "the ship with which it may move through does not go there")
                .with("ship", voyage.type())
                .with("from", voyage.from())
                .with("system", system)
                .with("with", escorts));
      }
    }
  }

  /**
   * The rule that forbids a move because too few units are there. A fighter may move by itself or
   * aboard a ship, not both. Rule: movement.N3.
   */
  private String missing(UnitStack stack) {
    boolean flies = moves.stream().anyMatch(move -> move.type() == stack.type());
    return stack.type() == UnitType.FIGHTER && flies ? "movement.N3" : "movement.4";
  }

  private static void require(boolean holds, String rule, String detail, ShipMove move) {
    if (!holds) {
      throw new RefusalException(refusal(rule, detail, move));
    }
  }

  private static Refusal refusal(String rule, String detail, ShipMove move) {
    return Refusal.rule(rule, detail).with("ship", move.type()).with("from", move.from());
  }
}
