package org.lazax.rules.showing;

/** For what a player shows a sealed component together with a command. */
public enum ShownFor {
  /** The declaration of a movement of ships. */
  MOVEMENT,
  /** The payment of resources for a technology. */
  RESEARCH
}
