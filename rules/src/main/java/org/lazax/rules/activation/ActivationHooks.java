package org.lazax.rules.activation;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * How a component prevents the activation of systems. {@link Activation} asks the components of all
 * players. One that prevents it is enough.
 */
public interface ActivationHooks {

  /** The rule by which a player cannot activate a system; empty if there is none. */
  default Optional<String> bars(Table table, Grant by, Seat seat, SystemId system) {
    return Optional.empty();
  }
}
