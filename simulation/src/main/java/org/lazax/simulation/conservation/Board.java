package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Kernel;
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

/** What stands on the board: on its own planets, within its limits, at peace unless it fights. */
final class Board {
  private Board() {}

  static List<String> broken(Table table) {
    List<String> broken = new ArrayList<>();
    planets(table, broken);
    custodians(table, broken);
    boolean settled = table.ending().isEmpty() && table.kernel().top().isPresent();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (!table.galaxy().has(at.getKey().system())) {
        broken.add(at + " is off the board");
      }
      if (settled && !under(table.kernel(), Setup.class)) {
        if (at.getKey().isSpace()) {
          space(table, at.getKey(), at.getValue(), broken);
        } else {
          ground(table, at.getKey(), at.getValue(), broken);
        }
      }
    }
    return broken;
  }

  private static void planets(Table table, List<String> broken) {
    for (Map.Entry<PlanetId, PlanetCard> card : table.planets().cards().entrySet()) {
      if (table.galaxy().systemOf(card.getKey()).isEmpty()
          || !table.seats().contains(card.getValue().controller())) {
        broken.add(card + " is controlled off the board or by nobody in the game");
      }
    }
  }

  private static void custodians(Table table, List<String> broken) {
    boolean held = table.planets().controller(PlanetId.MECATOL_REX).isPresent();
    if (held && table.council().custodians()) {
      broken.add("Mecatol Rex is held under its custodians");
    }
  }

  /** Ships of two players meet only to fight; the limits rest where they do. */
  private static void space(Table table, Place place, List<UnitStack> stacks, List<String> broken) {
    Set<Seat> owners = owners(stacks.stream().filter(stack -> stack.type().isShip()).toList());
    if (owners.size() > 1
        && !under(table.kernel(), GameProcedure.TacticalAction.class)
        && !under(table.kernel(), SpaceCombat.class)) {
      broken.add("ships of " + owners + " are together in " + place);
    }
    for (Seat owner : owners(stacks)) {
      FleetLoad load = FleetLoad.of(table, owner, place.system());
      if (!load.isWithin() && !limitsRest(table.kernel())) {
        broken.add(owner + " has too much in " + place + ": " + load);
      }
    }
  }

  /** Units on a planet belong to whoever controls it, unless its combat is still to come. */
  private static void ground(
      Table table, Place place, List<UnitStack> stacks, List<String> broken) {
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
      broken.add("units of " + owners + " stand on " + place + " of " + controller);
    }
  }

  private static Set<Seat> owners(List<UnitStack> stacks) {
    Set<Seat> owners = new LinkedHashSet<>();
    stacks.forEach(stack -> owners.add(stack.owner()));
    return owners;
  }

  private static boolean limitsRest(Kernel kernel) {
    return under(kernel, MapProcedure.Movement.class)
        || under(kernel, MapProcedure.Relocation.class)
        || under(kernel, MapProcedure.Trim.class)
        || under(kernel, SpaceCombat.class)
        || under(kernel, CombatProcedure.AssignHits.class)
        || under(kernel, TakeHits.class);
  }

  private static boolean under(
      Kernel kernel, Class<? extends org.lazax.chronicle.kernel.Procedure> procedure) {
    return kernel.within(procedure).isPresent();
  }
}
