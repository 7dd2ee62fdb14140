package org.lazax.rules.galaxy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.ActingLaws;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;

/** The components that change adjacency, wormholes and anomalies. */
public final class GalaxyComponents {
  private GalaxyComponents() {}

  /**
   * The anomalies that this player's ships cannot enter. Rules: space_combat.N2 to space_combat.N4,
   * nebula.N1.
   */
  public static Set<Anomaly> closed(Table table, Seat seat) {
    Set<Anomaly> closed = EnumSet.of(Anomaly.ASTEROID_FIELD, Anomaly.SUPERNOVA, Anomaly.NEBULA);
    Ruleset.hooks(table, seat, EntryHooks.class)
        .forEach(granted -> closed.removeAll(granted.hooks().enters()));
    return closed;
  }

  /**
   * The anomalies that they cannot enter in the active system. A nebula can be entered there. Rule:
   * nebula.1.
   */
  public static Set<Anomaly> closedIfActive(Table table, Seat seat) {
    Set<Anomaly> closed = closed(table, seat);
    closed.remove(Anomaly.NEBULA);
    return closed;
  }

  /**
   * A component in play that changes the map.
   *
   * @param owner its owner; empty for a law, which applies to everybody
   */
  public record Active(GalaxyHooks hooks, Optional<Seat> owner) {}

  /** The laws and the components of players with such hooks. */
  public static List<Active> on(Table table) {
    List<Active> active = new ArrayList<>();
    for (Law law : ActingLaws.of(table)) {
      Ruleset.hooks(table, ComponentRef.of(law.agenda()), GalaxyHooks.class)
          .ifPresent(hooks -> active.add(new Active(hooks, Optional.empty())));
    }
    for (GrantedHooks<GalaxyHooks> granted : Ruleset.hooks(table, GalaxyHooks.class)) {
      if (granted.grant().component().kind() != ComponentRef.Kind.AGENDA) {
        active.add(new Active(granted.hooks(), Optional.of(granted.grant().user())));
      }
    }
    return active;
  }
}
