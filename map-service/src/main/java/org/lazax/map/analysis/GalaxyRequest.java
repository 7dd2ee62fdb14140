package org.lazax.map.analysis;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.printed.ExpansionId;

/**
 * A galaxy to be looked at.
 *
 * @param tiles printed tiles and systems of the caller's own
 * @param mapString tiles as map makers write them, laid beside the others
 * @param nexusActive whether the wormhole nexus shows its active side
 * @param laws agendas that are in play as laws
 * @param faction as whom to look; empty for what everybody sees
 * @param expansions whose rules and components hold; those that are played usually if left out
 */
public record GalaxyRequest(
    Optional<List<RequestedTile>> tiles,
    Optional<String> mapString,
    Optional<Boolean> nexusActive,
    Optional<IonStorm> ionStorm,
    Optional<List<String>> laws,
    Optional<String> faction,
    Optional<List<ExpansionId>> expansions) {
  /** All that a body about a galaxy may name; other analyses have more beside it. */
  public static final Set<String> FIELDS =
      Set.of("tiles", "mapString", "nexusActive", "ionStorm", "laws", "faction", "expansions");

  /**
   * A tile of the catalog, or a system of the caller's own.
   *
   * @param id what the caller calls the system; the number of its tile where it is left out
   * @param q empty, like {@code r}, off the board
   * @param rotation sixths of a turn clockwise
   */
  public record RequestedTile(
      Optional<String> tile,
      Optional<String> id,
      Optional<Integer> q,
      Optional<Integer> r,
      Optional<Integer> rotation,
      Optional<List<String>> wormholes,
      Optional<List<String>> anomalies,
      Optional<List<String>> planets) {}

  /** The ion storm token with this side up. */
  public record IonStorm(String system, String side) {}
}
