package org.lazax.rules.units;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.GameProcedure;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units of two players in one place. The steps of a tactical action cause their combat. If those
 * steps are over and a component makes the players fight, they do so at once. Rule:
 * faction_ability/coalescence.N2.
 */
public final class Encounters {
  private Encounters() {}

  /** The planets of a system with ground forces of this player and of others. */
  public static List<PlanetId> onPlanets(Table table, SystemId system, Seat seat) {
    return table.galaxy().planets(system).stream()
        .filter(planet -> {
          Place place = Place.on(system, planet);
          return hasForces(table, place, seat, true) && hasForces(table, place, seat, false);
        })
        .toList();
  }

  private static boolean hasForces(Table table, Place place, Seat seat, boolean own) {
    return table.units().at(place).stream()
        .anyMatch(
            stack -> stack.owner().equals(seat) == own && Stats.of(table, stack).isGroundForce());
  }

  /** The combat that must still be fought although its step is over; empty if there is none. */
  public static List<GameEvent> due(Table table) {
    if (waits(table)) {
      return List.of();
    }
    for (GrantedHooks<EncounterHooks> granted : Ruleset.hooks(table, EncounterHooks.class)) {
      if (granted.hooks().mustFight(table, granted.grant())) {
        Seat seat = granted.grant().user();
        for (SystemId system : systems(table, seat)) {
          Optional<Procedure> combat = combat(table, system, seat);
          if (combat.isPresent()) {
            return List.of(new FrameOpened(table.kernel().opened(), combat.get()));
          }
        }
      }
    }
    return List.of();
  }

  /** The systems with any unit of this player, in the order of the galaxy. */
  private static List<SystemId> systems(Table table, Seat seat) {
    Set<SystemId> held = new HashSet<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          if (stacks.stream().anyMatch(stack -> stack.owner().equals(seat))) {
            held.add(place.system());
          }
        });
    return table.galaxy().systems().stream().filter(held::contains).toList();
  }

  private static Optional<Procedure> combat(Table table, SystemId system, Seat seat) {
    List<UnitStack> ships = table.units().ships(system);
    if (ships.stream().anyMatch(stack -> stack.owner().equals(seat))) {
      Optional<Seat> other =
          ships.stream().map(UnitStack::owner).filter(owner -> !owner.equals(seat)).findFirst();
      if (other.isPresent()) {
        return Optional.of(new SpaceCombat(system, seat, other.get()));
      }
    }
    List<PlanetId> planets = onPlanets(table, system, seat);
    return planets.isEmpty()
        ? Optional.empty()
        : Optional.of(Invasion.ofGroundCombat(seat, system, planets));
  }

  /** Whether the steps of an action can still cause combat, or one is being fought. */
  public static boolean waits(Table table) {
    return table.kernel().stack().isEmpty()
        || table.kernel().frameOf(Encounters::waits).isPresent();
  }

  private static boolean waits(Procedure under) {
    return under instanceof GameProcedure.TacticalAction
        || under instanceof Setup
        || under instanceof MapProcedure
        || under instanceof CombatProcedure;
  }
}
