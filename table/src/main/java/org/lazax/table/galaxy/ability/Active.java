package org.lazax.table.galaxy.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.FactionAbility;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.council.Law;

/**
 * A component in play that changes the map.
 *
 * @param owner empty for a law
 */
public record Active(GalaxyHooks hooks, Optional<Seat> owner) {
  private static final Map<AgendaId, GalaxyHooks> LAWS =
      Map.of(
          new AgendaId("wormhole_reconstruction"), new WormholeReconstruction(),
          new AgendaId("enforced_travel_ban"), new EnforcedTravelBan(),
          new AgendaId("nexus_sovereignty"), new NexusSovereignty());

  private static final Map<AbilityId, GalaxyHooks> ABILITIES =
      Map.of(new AbilityId("quantum_entanglement"), new QuantumEntanglement());

  public static List<Active> on(Table table) {
    List<Active> active = new ArrayList<>();
    for (Law law : table.council().laws()) {
      GalaxyHooks hooks = LAWS.get(law.agenda());
      if (hooks != null) {
        active.add(new Active(hooks, Optional.empty()));
      }
    }
    for (Player player : table.players().values()) {
      for (FactionAbility ability : Catalog.standard().faction(player.faction()).abilities()) {
        GalaxyHooks hooks = ABILITIES.get(ability.id());
        if (hooks != null) {
          active.add(new Active(hooks, Optional.of(player.seat())));
        }
      }
    }
    return active;
  }
}
