package org.lazax.rules.activation;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** How a component prevents or allows the activation of systems. */
public interface ActivationHooks {

  /**
   * The rule by which a player cannot activate a system; empty if there is none. {@link Activation}
   * asks the components of all players. One that prevents it is enough.
   */
  default Optional<String> bars(Table table, Grant by, Seat seat, SystemId system) {
    return Optional.empty();
  }

  /**
   * Whether the player may activate a system that holds a command token of its own. Both tokens
   * then return to the reinforcements, nothing reacts to the activation, and the turn ends. Only
   * the player's own components are asked.
   */
  default boolean reopens(Table table, Grant own) {
    return false;
  }
}
