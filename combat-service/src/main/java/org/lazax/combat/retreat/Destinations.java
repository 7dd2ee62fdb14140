package org.lazax.combat.retreat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.Active;
import org.lazax.combat.ability.RetreatHooks;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Starmap;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Where a side may retreat to: one system away, whatever its ships' move. Rule: modifiers.N2. */
final class Destinations {
  /**
   * Closed to a retreat, but for who has a way in. Rules: space_combat.N2 to space_combat.N4,
   * nebula.N1.
   */
  private static final Set<Anomaly> CLOSED =
      Set.of(Anomaly.ASTEROID_FIELD, Anomaly.SUPERNOVA, Anomaly.NEBULA);

  private Destinations() {}

  static List<SystemId> of(Table table, SystemId from, Seat seat) {
    Set<Anomaly> closed = EnumSet.copyOf(CLOSED);
    TableBattle battle = TableBattle.against(table, Place.space(from), seat);
    List<Active<RetreatHooks>> hooks = battle.hooks(battle.side(seat), RetreatHooks.class);
    hooks.forEach(hook -> closed.removeAll(hook.hooks().opens()));
    boolean anywhere = hooks.stream().anyMatch(hook -> hook.hooks().needsNothingThere());
    Starmap map = Starmap.seenBy(table, seat);
    return map.open(from).stream()
        .filter(system -> map.anomalies(system).stream().noneMatch(closed::contains))
        .filter(system ->
            isOpen(table, system, seat) || (anywhere && isFreeOfOthers(table, system, seat)))
        .sorted()
        .toList();
  }

  /** Nobody else's units. Rule: space_combat.N8. */
  private static boolean isFreeOfOthers(Table table, SystemId system, Seat seat) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .allMatch(stack -> stack.owner().equals(seat));
  }

  /** One's own unit or planet there, and no ship of another player: space_combat.7.3. */
  private static boolean isOpen(Table table, SystemId system, Seat seat) {
    boolean held =
        table.units().ships(system).stream().anyMatch(stack -> !stack.owner().equals(seat));
    boolean present =
        table.units().in(system).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(seat));
    boolean controls =
        table.galaxy().planets(system).stream()
            .anyMatch(planet -> table.planets().controls(seat, planet));
    return !held && (present || controls);
  }
}
