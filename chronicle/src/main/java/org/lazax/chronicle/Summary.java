package org.lazax.chronicle;

import java.util.Optional;

/**
 * A game as a list of games shows it. Public facts alone.
 *
 * @param listed whether everybody may see it
 * @param round 0 before the first
 * @param winner once there is one
 */
public record Summary(
    boolean listed, String name, Status status, int round, Optional<Seat> winner) {

  /** A game that nobody has described. */
  public static final Summary NONE = new Summary(false, "", Status.LOBBY, 0, Optional.empty());

  /** How far a game has come. */
  public enum Status {
    LOBBY,
    RUNNING,
    FINISHED
  }
}
