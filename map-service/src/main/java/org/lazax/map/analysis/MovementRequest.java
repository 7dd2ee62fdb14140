package org.lazax.map.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A movement to be looked at, beside what a {@link GalaxyRequest} says of the galaxy.
 *
 * @param player whose ships would move; players are named as the caller likes
 * @param active the system they would move into
 * @param units of all players
 * @param tokens command tokens in systems
 * @param technologies of the player whose ships would move
 */
public record MovementRequest(
    String player,
    String active,
    Optional<List<RequestedUnit>> units,
    Optional<List<RequestedToken>> tokens,
    Optional<List<String>> technologies) {

  /**
   * Like units in one place.
   *
   * @param planet where they stand; empty in space
   * @param count 1 where it is left out
   * @param carrying what each of them has aboard when it sets out
   * @param move in place of the printed move value
   */
  public record RequestedUnit(
      String owner,
      String type,
      String system,
      Optional<String> planet,
      Optional<Integer> count,
      Optional<Map<String, Integer>> carrying,
      Optional<Integer> move) {}

  /** A command token. */
  public record RequestedToken(String owner, String system) {}
}
