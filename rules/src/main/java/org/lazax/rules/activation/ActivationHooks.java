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
   * What a player has to pay to activate a system; empty if it is nothing. The components of all
   * players are asked, and all that they ask for is paid together. Who cannot pay it cannot
   * activate the system.
   */
  default Optional<Toll> toll(Table table, Grant by, Seat seat, SystemId system) {
    return Optional.empty();
  }

  /**
   * What one component asks for.
   *
   * @param influence how much influence
   * @param rule the rule that asks for it
   */
  record Toll(int influence, String rule) {}

  /**
   * Whether the player may activate a system that holds a command token of its own. Both tokens
   * then return to the reinforcements, nothing reacts to the activation, and the turn ends. Only
   * the player's own components are asked.
   */
  default boolean reopens(Table table, Grant own) {
    return false;
  }
}
