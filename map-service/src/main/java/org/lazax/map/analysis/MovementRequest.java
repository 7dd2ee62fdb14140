package org.lazax.map.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A movement to be analysed, in addition to the galaxy of a {@link GalaxyRequest}.
 *
 * @param player the player whose ships move; the caller chooses the names of players
 * @param active the active system, into which the ships move
 * @param units of all players
 * @param tokens command tokens in systems
 * @param technologies of the player whose ships move
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
   * @param planet the planet of the units; empty if they are in space
   * @param count 1 if absent
   * @param carrying what each of them has aboard when it starts
   * @param move replaces the printed move value
   * @param leaders the leader counters aboard one of them
   */
  public record RequestedUnit(
      String owner,
      String type,
      String system,
      Optional<String> planet,
      Optional<Integer> count,
      Optional<Map<String, Integer>> carrying,
      Optional<Integer> move,
      Optional<List<String>> leaders) {}

  /** A command token. */
  public record RequestedToken(String owner, String system) {}
}
