package org.lazax.rules.limits;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A player with more units in a space area than the fleet pool and the capacity allow removes the
 * surplus at once. If there is a choice, a {@link MapProcedure.Trim} asks for it. The limits do not
 * apply during movement, while hits are assigned and during space combat. Rules: capacity.3,
 * capacity.N1, action_card/direct_hit.N4, space_cannon.N6, fleet_pool.3, fleet_pool.N1.
 */
public final class ExceededLimits {
  private ExceededLimits() {}

  /**
   * The events for the first exceeded limit; empty if there is none or the limits do not apply now.
   */
  public static List<GameEvent> due(Table table) {
    return first(table)
        .filter(_ -> !rest(table))
        .map(surplus -> remove(table, surplus))
        .orElse(List.of());
  }

  private static List<GameEvent> remove(Table table, Owned owned) {
    return new Surplus(table, owned.seat(), owned.system())
        .forced()
        .<List<GameEvent>>map(only -> List.of(new UnitsRemoved(Place.space(owned.system()), only)))
        .orElseGet(() ->
            List.of(
                new FrameOpened(
                    table.kernel().opened(), new MapProcedure.Trim(owned.seat(), owned.system()))));
  }

  /**
   * The first player with more in a space area than the limits allow. It is called after every
   * event, so it reads unit cards only for players whose ships carry units.
   */
  private static Optional<Owned> first(Table table) {
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (!at.getKey().isSpace()) {
        continue;
      }
      SystemId system = at.getKey().system();
      List<UnitStack> stacks = at.getValue();
      for (int first = 0; first < stacks.size(); ) {
        Seat seat = stacks.get(first).owner();
        int ships = 0;
        int cargo = 0;
        int next = first;
        for (; next < stacks.size() && stacks.get(next).owner().equals(seat); next++) {
          UnitStack stack = stacks.get(next);
          boolean ship = stack.type().isShip() && stack.type() != UnitType.FIGHTER;
          ships += ship ? stack.count() : 0;
          cargo += ship ? 0 : stack.count();
        }
        List<UnitStack> own = stacks.subList(first, next);
        first = next;
        if (((cargo > 0 && cargo > capacity(table, own)) || ships > FleetPool.size(table, seat))
            && !FleetLoad.of(table, seat, system, stacks).isWithin()) {
          return Optional.of(new Owned(seat, system));
        }
      }
    }
    return Optional.empty();
  }

  private static int capacity(Table table, List<UnitStack> stacks) {
    int capacity = 0;
    for (UnitStack stack : stacks) {
      capacity += Stats.of(table, stack).capacity() * stack.count();
    }
    return capacity;
  }

  /** Whether the limits do not apply now. */
  public static boolean rest(Table table) {
    if (table.kernel().stack().isEmpty()) {
      return true;
    }
    for (Layer layer : table.kernel().stack()) {
      if (layer instanceof Frame frame) {
        switch (frame.procedure()) {
          case MapProcedure.Movement _,
              MapProcedure.Relocation _,
              MapProcedure.Trim _,
              SpaceCombat _,
              Setup _ -> {
            return true;
          }
          // Units that an ability destroys now lose their capacity before the next hit.
          case TakeHits _, CombatProcedure.AssignHits _ when isTop(table, frame) -> {
            return true;
          }
          default -> {}
        }
      }
    }
    return false;
  }

  private static boolean isTop(Table table, Frame frame) {
    return table.kernel().frame().filter(top -> top.id() == frame.id()).isPresent();
  }

  private record Owned(Seat seat, SystemId system) {}
}
