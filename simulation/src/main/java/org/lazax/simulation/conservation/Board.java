package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.GameProcedure;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.table.Table;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units are on the board, on planets of their owner and within the limits. Ships of two players are
 * in one system only during combat.
 */
final class Board {
  private Board() {}

  static List<String> violations(Table table) {
    List<String> violations = new ArrayList<>();
    planets(table, violations);
    custodians(table, violations);
    boolean settled = table.ending().isEmpty() && table.kernel().top().isPresent();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (!table.galaxy().has(at.getKey().system())) {
        violations.add(at + " is off the board");
      }
      if (settled && !under(table.kernel(), Setup.class)) {
        if (at.getKey().isSpace()) {
          space(table, at.getKey(), at.getValue(), violations);
        } else {
          ground(table, at.getKey(), at.getValue(), violations);
        }
      }
    }
    return violations;
  }

  /** Whether the planet is not on the board. A home planet that is on no tile is a card alone. */
  private static boolean isMissing(Table table, PlanetId planet) {
    return table.galaxy().systemOf(planet).isEmpty()
        && (table.catalog().planet(planet).homeFaction().isEmpty()
            || table.catalog().tiles().values().stream()
                .anyMatch(tile -> tile.planets().contains(planet)));
  }

  private static void planets(Table table, List<String> violations) {
    for (Map.Entry<PlanetId, PlanetCard> card : table.planets().cards().entrySet()) {
      if (isMissing(table, card.getKey())
          || !table.seats().contains(card.getValue().controller())) {
        violations.add(card + " is off the board or controlled by no player of the game");
      }
    }
  }

  private static void custodians(Table table, List<String> violations) {
    boolean isControlled = table.planets().controller(PlanetId.MECATOL_REX).isPresent();
    if (isControlled && table.council().custodians()) {
      violations.add("Mecatol Rex is controlled although the custodians token is on it");
    }
  }

  /** Ships of two players are together only for combat. The limits are suspended during it. */
  private static void space(
      Table table, Place place, List<UnitStack> stacks, List<String> violations) {
    Set<Seat> owners = owners(stacks.stream().filter(stack -> stack.type().isShip()).toList());
    if (owners.size() > 1
        && !under(table.kernel(), GameProcedure.TacticalAction.class)
        && !under(table.kernel(), SpaceCombat.class)) {
      violations.add("ships of " + owners + " are together in " + place);
    }
    for (Seat owner : owners(stacks)) {
      FleetLoad load = FleetLoad.of(table, owner, place.system());
      if (!load.isWithin() && !areLimitsSuspended(table.kernel())) {
        violations.add(owner + " has too much in " + place + ": " + load);
      }
    }
  }

  /** Units on a planet belong to its controller, unless a combat there is still to come. */
  private static void ground(
      Table table, Place place, List<UnitStack> stacks, List<String> violations) {
    Set<Seat> owners = owners(stacks);
    boolean contested =
        under(table.kernel(), Invasion.class)
            || table
                .kernel()
                .within(GameProcedure.TacticalAction.class)
                .filter(action -> action.system().equals(place.system()))
                .filter(action -> owners.contains(action.seat()))
                .isPresent();
    Set<Seat> controller =
        place.planet().flatMap(table.planets()::controller).map(Set::of).orElse(Set.of());
    if (!contested && !owners.equals(controller)) {
      violations.add("units of " + owners + " stand on " + place + " of " + controller);
    }
  }

  private static Set<Seat> owners(List<UnitStack> stacks) {
    Set<Seat> owners = new LinkedHashSet<>();
    stacks.forEach(stack -> owners.add(stack.owner()));
    return owners;
  }

  private static boolean areLimitsSuspended(Kernel kernel) {
    return under(kernel, MapProcedure.Movement.class)
        || under(kernel, MapProcedure.Relocation.class)
        || under(kernel, MapProcedure.Trim.class)
        || under(kernel, SpaceCombat.class)
        || under(kernel, CombatProcedure.AssignHits.class)
        || under(kernel, TakeHits.class);
  }

  private static boolean under(Kernel kernel, Class<? extends Procedure> procedure) {
    return kernel.within(procedure).isPresent();
  }
}
