package org.lazax.map.movement.ability;

/** What a component changes about its owner's movement. Defaults change nothing. */
public interface MovementHooks {
  /** How many ships of one movement go one system further. */
  default int boostedShips() {
    return 0;
  }

  /** Whether ships may enter and pass asteroid fields. */
  default boolean entersAsteroidFields() {
    return false;
  }

  /** Whether ships may pass systems that hold ships of other players. */
  default boolean passesShips() {
    return false;
  }
}
