package org.lazax.components.card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.GalaxyComponents;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.limits.Room;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.MapProcedure.Jump;
import org.lazax.rules.procedure.MapProcedure.Jump.Leap;
import org.lazax.rules.procedure.MapProcedure.Jump.Single;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A hero by which ships jump from any systems to others, without a path. What they carry is taken
 * aboard where they start, if no command token of their owner is there. A choice of ships is named
 * {@code to-} and the destination, a choice of cargo is named after its ship.
 */
public abstract class FleetJump implements Component, ActionAbility {
  private static final String SYSTEM = "system";
  private static final String TO = "to-";
  private static final String SIZE = "#";

  private final AbilityRef name;

  /**
   * @param id the hero's in the catalog
   */
  protected FleetJump(String id) {
    this.name = AbilityRef.parse(ComponentRef.Kind.LEADER + "/" + id);
  }

  @Override
  public final ComponentRef ref() {
    return name.component();
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  /** Whether ships of this type can jump. */
  protected abstract boolean jumps(UnitType type);

  /** Whether the hero lets ships jump to a system that is not closed to them. */
  protected abstract boolean opens(Table table, Seat seat, SystemId system);

  /** Whether only one of the destinations is chosen, before the ships. */
  protected abstract boolean toOneSystem();

  @Override
  public final boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !destinations(table, grant.user()).isEmpty();
  }

  /** The systems to which ships can jump, with a ship elsewhere that can. */
  private List<SystemId> destinations(Table table, Seat seat) {
    Starmap map = Starmap.seenBy(table, seat);
    Set<Anomaly> closed = GalaxyComponents.closed(table, seat);
    return table.galaxy().systems().stream()
        .filter(system -> opens(table, seat, system))
        .filter(system ->
            table.units().ships(system).stream().allMatch(ship -> ship.owner().equals(seat)))
        .filter(system -> map.anomalies(system).stream().noneMatch(closed::contains))
        .filter(system -> !ships(table, seat, system).isEmpty())
        .sorted()
        .toList();
  }

  /** All ships outside a system that can jump. */
  private List<Piece> ships(Table table, Seat seat, SystemId to) {
    return table.galaxy().systems().stream()
        .filter(system -> !system.equals(to))
        .sorted()
        .map(Place::space)
        .flatMap(place ->
            table.units().at(place, seat).stream()
                .filter(stack -> stack.type().isShip() && jumps(stack.type()))
                .flatMap(stack -> Piece.of(place, stack, stack.count()).stream()))
        .toList();
  }

  @Override
  public final Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    List<SystemId> all = destinations(table, grant.user());
    if (toOneSystem() && !soFar.has(SYSTEM)) {
      return Optional.of(Ask.one(SYSTEM, all));
    }
    List<SystemId> to = chosenDestinations(all, soFar);
    return ships(table, grant.user(), to, soFar)
        .or(() -> cargo(table, grant.user(), leaps(to, soFar), soFar));
  }

  private List<SystemId> chosenDestinations(List<SystemId> all, Chosen chosen) {
    return toOneSystem() ? List.of(SystemId.of(chosen.one(SYSTEM).orElseThrow())) : all;
  }

  /** Which ships jump to the next destination. At least one jumps to any of them. */
  private Optional<Ask> ships(Table table, Seat seat, List<SystemId> to, Chosen soFar) {
    Set<Piece> gone = new HashSet<>();
    for (int next = 0; next < to.size(); next++) {
      SystemId system = to.get(next);
      if (soFar.has(TO + system)) {
        soFar.all(TO + system).forEach(piece -> gone.add(Piece.parse(piece)));
      } else {
        List<String> left =
            ships(table, seat, system).stream()
                .filter(piece -> !gone.contains(piece))
                .map(Piece::toString)
                .toList();
        if (!left.isEmpty()) {
          boolean last = gone.isEmpty() && next == to.size() - 1;
          return Optional.of(new Ask(TO + system, left, last ? 1 : 0, left.size()));
        }
      }
    }
    return Optional.empty();
  }

  /** The leaps that were chosen so far, with their cargo. */
  private static List<Picked> leaps(List<SystemId> to, Chosen chosen) {
    return to.stream()
        .flatMap(system ->
            chosen.all(TO + system).stream()
                .map(piece -> new Picked(Piece.parse(piece), system, cargo(piece, chosen))))
        .toList();
  }

  private static List<Piece> cargo(String ship, Chosen chosen) {
    return chosen.answers().entrySet().stream()
        .filter(answer -> answer.getKey().startsWith(ship + SIZE))
        .flatMap(answer -> answer.getValue().stream())
        .map(Piece::parse)
        .toList();
  }

  /**
   * What the next ship with room carries. Units are asked for by the room that they need, those
   * that need none first.
   */
  private static Optional<Ask> cargo(Table table, Seat seat, List<Picked> leaps, Chosen soFar) {
    List<Piece> gone =
        leaps.stream()
            .flatMap(leap -> Stream.concat(Stream.of(leap.ship()), leap.cargo().stream()))
            .toList();
    for (Picked leap : leaps) {
      int capacity = Stats.of(table, leap.ship().stack(seat)).capacity();
      List<Piece> waiting =
          capacity == 0
              ? List.of()
              : waiting(table, seat, leap.ship()).stream()
                  .filter(piece -> !gone.contains(piece))
                  .toList();
      SortedSet<Integer> sizes = new TreeSet<>();
      waiting.forEach(piece -> sizes.add(Room.each(table, seat, piece.type())));
      for (int size : sizes) {
        String about = leap.ship() + SIZE + size;
        List<String> alike =
            waiting.stream()
                .filter(piece -> Room.each(table, seat, piece.type()) == size)
                .map(Piece::toString)
                .toList();
        int most =
            size == 0
                ? alike.size()
                : Math.min(alike.size(), room(table, seat, leap, capacity) / size);
        if (!soFar.has(about) && most > 0) {
          return Optional.of(new Ask(about, alike, 0, most));
        }
      }
    }
    return Optional.empty();
  }

  private static int room(Table table, Seat seat, Picked leap, int capacity) {
    List<UnitStack> aboard = leap.cargo().stream().map(piece -> piece.stack(seat)).toList();
    return capacity - (int) Room.taken(table, aboard);
  }

  /** What a ship may take aboard: in a system with a token of its owner nothing. */
  private static List<Piece> waiting(Table table, Seat seat, Piece ship) {
    SystemId from = ship.from().system();
    if (table.tokens().getOrDefault(from, Set.of()).contains(seat)) {
      return List.of();
    }
    List<Piece> waiting = new ArrayList<>();
    table
        .units()
        .in(from)
        .forEach((place, stacks) ->
            stacks.stream()
                .filter(stack -> stack.owner().equals(seat))
                .filter(stack ->
                    stack.type() == UnitType.FIGHTER || Stats.of(table, stack).isGroundForce())
                .filter(stack -> mayBoard(table, seat, ship, stack))
                .forEach(stack -> waiting.addAll(Piece.of(place, stack, stack.count()))));
    return waiting;
  }

  private static boolean mayBoard(Table table, Seat seat, Piece ship, UnitStack cargo) {
    SystemId from = ship.from().system();
    MovementView view = MovementView.outOf(table, seat, from);
    Ship carrier =
        new Ship(seat, ship.type(), from, Stats.of(table, ship.stack(seat)).move(), ship.mark());
    return Ruleset.hooks(table, MovementBans.class).stream()
        .filter(granted -> granted.hooks().concerns(view, granted.grant(), carrier))
        .allMatch(
            granted -> granted.hooks().mayCarry(view, granted.grant(), cargo, from).isEmpty());
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat seat = grant.user();
    List<Leap> leaps =
        leaps(chosenDestinations(destinations(draft.table(), seat), chosen), chosen).stream()
            .map(picked -> picked.leap(seat))
            .toList();
    LeaderUses.use(draft, grant);
    if (!leaps.isEmpty()) {
      draft.call(new Jump(seat, leaps));
    }
  }

  /** A ship that was chosen, with what it carries. */
  private record Picked(Piece ship, SystemId to, List<Piece> cargo) {
    Leap leap(Seat seat) {
      return new Leap(
          single(ship, seat), to, cargo.stream().map(piece -> single(piece, seat)).toList());
    }

    private static Single single(Piece piece, Seat seat) {
      return new Single(piece.from(), piece.stack(seat));
    }
  }
}
