package org.lazax.rules.invasion;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.invasion.LandingHooks.Charge;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * What components of other players charge a player who lands on planets of a system. Who has landed
 * on a planet in this landing has paid for it.
 */
public final class LandingCharges {
  private LandingCharges() {}

  /** The charges by planet. Planets without charges are left out. */
  public static Map<PlanetId, List<Charge>> of(Table table, Seat landing, SystemId system) {
    Map<PlanetId, List<Charge>> charges = new TreeMap<>();
    for (PlanetId planet : table.galaxy().planets(system)) {
      List<Charge> here = of(table, landing, Place.on(system, planet));
      if (!here.isEmpty() && !isPaid(table, landing, system, planet)) {
        charges.put(planet, here);
      }
    }
    return charges;
  }

  private static boolean isPaid(Table table, Seat landing, SystemId system, PlanetId planet) {
    return table
        .kernel()
        .within(Invasion.class)
        .filter(invasion -> invasion.seat().equals(landing) && invasion.system().equals(system))
        .filter(invasion -> invasion.hasLandedOn(planet))
        .isPresent();
  }

  private static List<Charge> of(Table table, Seat landing, Place planet) {
    return table.units().at(planet).stream()
        .map(UnitStack::owner)
        .filter(owner -> !owner.equals(landing))
        .distinct()
        .map(owner -> new TableCombatView(table, planet, landing, owner))
        .flatMap(battle ->
            battle.hooks(Side.DEFENDER, LandingHooks.class).stream()
                .map(hook -> hook.hooks().charge(battle, Side.DEFENDER)))
        .filter(charge -> charge.payments() > 0)
        .toList();
  }
}
