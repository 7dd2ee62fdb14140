package org.lazax.chronicle;

import java.util.Optional;

/**
 * A game's entry in a list of games. It holds public facts only.
 *
 * @param listed whether everybody may see it
 * @param round number of the round; 0 before the first
 * @param winner empty until a player has won
 */
public record Summary(
    boolean listed, String name, Status status, int round, Optional<Seat> winner) {

  /** The summary of a game before its settings are known. */
  public static final Summary NONE = new Summary(false, "", Status.LOBBY, 0, Optional.empty());

  /** How far a game has come. */
  public enum Status {
    LOBBY,
    RUNNING,
    FINISHED
  }
}
