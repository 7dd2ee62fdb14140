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
 * The units that a player must remove to be within the limits in a system. The owner chooses them,
 * but not fewer and not more than necessary. Rules: capacity.3, capacity.3.1, fleet_pool.3.
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

  /** The surplus of the player who is asked to remove it. */
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

  /** The owner's units in space that can be chosen: those that count for an exceeded limit. */
  public List<UnitStack> candidates() {
    return candidates(table.units());
  }

  /** Why the choice cannot be these units; empty if it can. */
  public Optional<Refusal> broken(List<UnitStack> removed) {
    if (!table.units().containsAll(space, removed)
        || removed.stream().anyMatch(stack -> !stack.owner().equals(seat))) {
      return Optional.of(
          Refusal.rule("capacity.3.1", "only own units in the space area can be removed")
              .with("units", removed));
    }
    if (!isWithin(table.units().minus(space, removed))) {
      return Optional.of(
          Refusal.rule(rule(), "more units must be removed to be within the limits")
              .with("units", removed)
              .with("load", load()));
    }
    return removed.stream()
        .filter(stack -> isWithin(without(removed, stack)))
        .findFirst()
        .map(stack ->
            Refusal.rule(rule(), "more units are removed than necessary").with("units", stack));
  }

  /** The only possible choice; empty if there are several. */
  public Optional<List<UnitStack>> forced() {
    List<UnitStack> kinds = candidates();
    return kinds.size() == 1 ? Optional.of(cheapest()) : Optional.empty();
  }

  /** The choice of a silent player: the cheapest units. */
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
    // Fighters that a space dock supports need no capacity.
    boolean cargo =
        fighter
            ? load.fighters() > 0
            : card.isGroundForce()
                && (load.capacity() == 0 || Room.each(table, seat, stack.type()) > 0);
    // Ships first, because they determine the capacity that is left for their cargo.
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
