package org.lazax.rules.activation;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * How a component keeps systems from being activated. {@link Activation} asks everybody's
 * components; one that bars a system is enough.
 */
public interface ActivationHooks {

  /** The rule by which a player may not activate a system; empty if there is none. */
  default Optional<String> bars(Table table, Grant by, Seat seat, SystemId system) {
    return Optional.empty();
  }
}
