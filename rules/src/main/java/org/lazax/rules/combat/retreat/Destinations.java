package org.lazax.rules.combat.retreat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.galaxy.GalaxyComponents;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The systems to which a side can retreat. They are adjacent, whatever the move values of its
 * ships. Rule: modifiers.N2.
 */
public final class Destinations {
  private Destinations() {}

  public static List<SystemId> of(Table table, SystemId from, Seat seat) {
    boolean anywhere = hooks(table, from, seat).stream().anyMatch(RetreatHooks::needsNothingThere);
    return reachable(table, from, seat)
        .filter(system ->
            isOpen(table, system, seat) || (anywhere && isFreeOfOthers(table, system, seat)))
        .toList();
  }

  /**
   * The systems to which a side can withdraw without retreating. They contain no ships of other
   * players. Rules: action_card/skilled_retreat.N2, action_card/skilled_retreat.N3.
   */
  public static List<SystemId> refuges(Table table, SystemId from, Seat seat) {
    return reachable(table, from, seat).filter(system -> !isHeld(table, system, seat)).toList();
  }

  private static Stream<SystemId> reachable(Table table, SystemId from, Seat seat) {
    if (isHeldFast(table, from)) {
      return Stream.empty();
    }
    Set<Anomaly> closed = GalaxyComponents.closed(table, seat);
    Starmap map = Starmap.seenBy(table, seat);
    return map.open(from).stream()
        .filter(system -> map.anomalies(system).stream().noneMatch(closed::contains))
        .sorted();
  }

  private static boolean isHeldFast(Table table, SystemId from) {
    return table
        .kernel()
        .within(SpaceCombat.class)
        .filter(combat -> combat.system().equals(from))
        .filter(combat -> combat.kind() == SpaceCombat.Kind.WITHOUT_RETREAT)
        .isPresent();
  }

  private static List<RetreatHooks> hooks(Table table, SystemId from, Seat seat) {
    TableCombatView battle = TableCombatView.against(table, Place.space(from), seat);
    return battle.hooks(battle.side(seat), RetreatHooks.class).stream()
        .map(hook -> hook.hooks())
        .toList();
  }

  /** Whether no other player has units there. Rule: space_combat.N8. */
  private static boolean isFreeOfOthers(Table table, SystemId system, Seat seat) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .allMatch(stack -> stack.owner().equals(seat));
  }

  /**
   * Whether the player has a unit or controls a planet there, and no other player has ships there.
   * Rule: space_combat.7.3.
   */
  private static boolean isOpen(Table table, SystemId system, Seat seat) {
    boolean present =
        table.units().in(system).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(seat));
    boolean controls =
        table.galaxy().planets(system).stream()
            .anyMatch(planet -> table.planets().controls(seat, planet));
    return !isHeld(table, system, seat) && (present || controls);
  }

  private static boolean isHeld(Table table, SystemId system, Seat seat) {
    return table.units().ships(system).stream().anyMatch(stack -> !stack.owner().equals(seat));
  }
}
