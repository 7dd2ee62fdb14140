package org.lazax.game.component.technology;

import java.util.Optional;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.game.ability.ActivationHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * Other players cannot activate asteroid fields that hold ships of its player. Rules:
 * technology/chaos_mapping.N4, technology/chaos_mapping.N5.
 */
public final class ChaosMappingShield implements ActivationHooks {
  private static final String RULE = "technology/chaos_mapping.N4";

  @Override
  public Optional<String> bars(Table table, Grant by, Seat seat, SystemId system) {
    boolean shielded =
        !seat.equals(by.user())
            && !table.units().ships(system, by.user()).isEmpty()
            && Starmap.of(table).is(system, Anomaly.ASTEROID_FIELD);
    return shielded ? Optional.of(RULE) : Optional.empty();
  }
}
