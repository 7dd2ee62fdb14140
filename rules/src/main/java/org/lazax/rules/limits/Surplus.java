package org.lazax.rules.limits;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * What a player must take off the board to come within the limits in a system. The owner chooses
 * which, but neither too few nor too many. Rules: capacity.3, capacity.3.1, fleet_pool.3.
 */
public final class Surplus {
  private final Table table;
  private final Seat seat;
  private final SystemId system;
  private final Place space;
  private final boolean shipsAlone;

  public Surplus(Table table, Seat seat, SystemId system) {
    this(table, new MapProcedure.Trim(seat, system));
  }

  /** What this is to take off the board. */
  public Surplus(Table table, MapProcedure.Trim trim) {
    this.table = table;
    this.seat = trim.seat();
    this.system = trim.system();
    this.space = Place.space(system);
    this.shipsAlone = trim.shipsAlone();
  }

  public FleetLoad load() {
    return load(table.units());
  }

  private FleetLoad load(Units units) {
    FleetLoad load = FleetLoad.of(table, seat, system, units.at(space));
    return shipsAlone ? load.ofShips() : load;
  }

  /** The owner's units in space of which some must go: those that count for a limit broken. */
  public List<UnitStack> candidates() {
    return candidates(table.units());
  }

  /** Why these cannot be what is removed; empty if they can. */
  public Optional<Refusal> broken(List<UnitStack> removed) {
    if (!table.units().containsAll(space, removed)
        || removed.stream().anyMatch(stack -> !stack.owner().equals(seat))) {
      return Optional.of(
          Refusal.rule("capacity.3.1", "only own units in the space area can be removed")
              .with("units", removed));
    }
    if (!isWithin(table.units().minus(space, removed))) {
      return Optional.of(
          Refusal.rule(rule(), "that is too few to come within the limits").with("load", load()));
    }
    return removed.stream()
        .filter(stack -> isWithin(without(removed, stack)))
        .findFirst()
        .map(stack ->
            Refusal.rule(rule(), "that is more than has to be removed").with("units", stack));
  }

  /** The only way, where there is but one; empty if the owner has a choice. */
  public Optional<List<UnitStack>> forced() {
    List<UnitStack> kinds = candidates();
    return kinds.size() == 1 ? Optional.of(cheapest()) : Optional.empty();
  }

  /** What is removed when the owner stays silent: what costs least. */
  public List<UnitStack> cheapest() {
    Units left = table.units();
    List<UnitStack> removed = new ArrayList<>();
    while (!isWithin(left)) {
      UnitStack next = candidates(left).stream().min(worth()).orElseThrow().times(1);
      removed.add(next);
      left = left.minus(space, List.of(next));
    }
    for (UnitStack one : List.copyOf(removed)) {
      Units back = left.plus(space, List.of(one));
      if (isWithin(back)) {
        removed.remove(one);
        left = back;
      }
    }
    return Units.NONE.plus(space, removed).at(space);
  }

  private List<UnitStack> candidates(Units units) {
    FleetLoad load = load(units);
    return units.at(space, seat).stream().filter(stack -> counts(load, stack)).toList();
  }

  private boolean counts(FleetLoad load, UnitStack stack) {
    UnitCard card = Stats.of(table, stack);
    boolean fighter = stack.type() == UnitType.FIGHTER;
    // Fighters that a space dock supports are in nobody's way.
    boolean cargo =
        fighter
            ? load.fighters() > 0
            : card.isGroundForce()
                && (load.capacity() == 0 || Room.each(table, seat, stack.type()) > 0);
    // Ships first: which of them go decides how much capacity is left for what they carry.
    if (load.shipsOver() > 0) {
      return (card.isShip() && !fighter) || (load.fightersFly() && load.fighters() > 0 && cargo);
    }
    return load.cargoOver() > 0 && cargo;
  }

  private boolean isWithin(Units units) {
    return load(units).isWithin();
  }

  private Units without(List<UnitStack> removed, UnitStack spared) {
    return table.units().minus(space, removed).plus(space, List.of(spared.times(1)));
  }

  private String rule() {
    return load().shipsOver() > 0 ? "fleet_pool.3" : "capacity.3";
  }

  private Comparator<UnitStack> worth() {
    return comparingInt((UnitStack stack) -> stack.type() == UnitType.FIGHTER ? 0 : 1)
        .thenComparing(comparingInt((UnitStack stack) -> Stats.of(table, stack).capacity()))
        .thenComparing(stack -> !stack.damaged())
        .thenComparing(
            comparingInt((UnitStack stack) ->
                Stats.of(table, stack).cost().map(cost -> cost.resources()).orElse(0)))
        .thenComparing(Comparator.reverseOrder());
  }
}
