package org.lazax.chronicle;

/** A fact of a game. Folding it never fails. Its class has a {@code @WireType}. */
public interface GameEvent {

  /** Who may read the event before the game ends. This is fixed when the event is written. */
  default Audience audience() {
    return Audience.EVERYONE;
  }

  /**
   * Whether a dry run may tell it and what follows. It may not if these depend on random numbers,
   * or on what the acting seat may not know.
   */
  default boolean foreseeable() {
    return true;
  }
}
