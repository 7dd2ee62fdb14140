package org.lazax.rules.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.rules.objectives.ShipHooks;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A space dock is blockaded if another player has ships in its system and its owner has none. A
 * blockade frees captives and destroys a dock in space. Ships that move through do not blockade.
 * Rules: blockaded.0, blockaded.2, blockaded.N2, capture.2.3, capture.N2, space_dock.4.1.
 */
public final class Blockades {
  private Blockades() {}

  /** The players who blockade any space dock of a player. */
  public static Set<Seat> of(Table table, Seat owner) {
    return of(table, owner, _ -> true);
  }

  /** The players who blockade any space dock of a player outside of a system. */
  public static Set<Seat> outside(Table table, Seat owner, SystemId system) {
    return of(table, owner, at -> !at.equals(system));
  }

  /** Whether a space dock of this player in this system is blockaded, or would be. */
  public static boolean in(Table table, Seat owner, SystemId system) {
    return !inSpace(table, system, owner).isEmpty();
  }

  private static Set<Seat> of(Table table, Seat owner, Predicate<SystemId> where) {
    Set<Seat> blockading = new TreeSet<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (where.test(at.getKey().system())
          && at.getValue().stream().anyMatch(stack -> isDock(stack, owner))) {
        blockading.addAll(inSpace(table, at.getKey().system(), owner));
      }
    }
    return blockading;
  }

  private static boolean isDock(UnitStack stack, Seat owner) {
    return stack.type() == UnitType.SPACE_DOCK && stack.owner().equals(owner);
  }

  private static Set<Seat> inSpace(Table table, SystemId system, Seat owner) {
    Set<Seat> ships = new TreeSet<>();
    table.units().ships(system).forEach(stack -> ships.add(stack.owner()));
    table
        .kernel()
        .within(SpaceCombat.class)
        .filter(combat -> combat.system().equals(system))
        .ifPresent(combat ->
            List.of(combat.attacker(), combat.defender()).stream()
                .filter(seat -> fightAsShips(table, system, seat))
                .forEach(ships::add));
    return ships.contains(owner) ? Set.of() : ships;
  }

  /** Whether units that are not ships participate as ships. Rule: unit/floating_factory_i.N8.1. */
  private static boolean fightAsShips(Table table, SystemId system, Seat seat) {
    return Ruleset.hooks(table, seat, ShipHooks.class).stream()
        .filter(hook -> hook.hooks().joined(table, hook.grant()))
        .anyMatch(hook ->
            table.units().in(system).entrySet().stream()
                .filter(at -> at.getKey().isSpace() || hook.hooks().fromPlanets())
                .flatMap(at -> at.getValue().stream())
                .anyMatch(stack ->
                    stack.owner().equals(seat) && hook.hooks().fights(Stats.of(table, stack))));
  }

  /** The events that blockades cause now. */
  public static List<GameEvent> due(Table table) {
    if (wait(table)) {
      return List.of();
    }
    for (Map.Entry<Seat, List<Captive>> held : table.part(Captives.ID).held().entrySet()) {
      List<Captive> freed = freed(table, held.getKey(), held.getValue());
      if (!freed.isEmpty()) {
        return List.of(new CaptivesReturned(held.getKey(), freed));
      }
    }
    return afloat(table);
  }

  /** Whether a movement is under way or hits are being taken. */
  public static boolean wait(Table table) {
    return table.kernel().within(MapProcedure.Movement.class).isPresent()
        || table.kernel().within(MapProcedure.Relocation.class).isPresent()
        || takesHits(table.kernel());
  }

  /**
   * Whether hits of one roll are being assigned on both sides, because their units are destroyed at
   * the same time. Units that an ability destroys meanwhile are destroyed before. Rules:
   * unit/floating_factory_i.N6.1, unit/floating_factory_i.N7.
   */
  private static boolean takesHits(Kernel kernel) {
    return kernel.within(RollHits.class).isPresent()
        && kernel
            .frame()
            .map(Frame::procedure)
            .filter(top ->
                top instanceof RollHits
                    || top instanceof TakeHits
                    || top instanceof CombatProcedure.AssignHits)
            .isPresent();
  }

  private static List<Captive> freed(Table table, Seat captor, List<Captive> captives) {
    List<Captive> freed = new ArrayList<>();
    if (captives.stream().anyMatch(captive -> captive.owner().isPresent())) {
      Set<Seat> blockading = of(table, captor);
      captives.stream()
          .filter(captive -> captive.owner().filter(blockading::contains).isPresent())
          .forEach(freed::add);
    }
    return freed;
  }

  /** A blockade destroys a space dock in space. */
  private static List<GameEvent> afloat(Table table) {
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (at.getKey().isSpace()) {
        for (UnitStack stack : at.getValue()) {
          if (stack.type() == UnitType.SPACE_DOCK
              && !inSpace(table, at.getKey().system(), stack.owner()).isEmpty()) {
            return DestroyedUnits.byRule(table, at.getKey(), List.of(stack));
          }
        }
      }
    }
    return List.of();
  }
}
