package org.lazax.chronicle;

/**
 * A fact of a game: it happened, and folding it never fails. Its class carries a {@code @WireType}.
 */
public interface GameEvent {

  /** Who may read it before the game ends; fixed when it is written. */
  default Audience audience() {
    return Audience.EVERYONE;
  }
}
