package org.lazax.map.analysis;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.printed.ExpansionId;

/**
 * A galaxy to be analysed.
 *
 * @param tiles printed tiles, and systems that the caller makes up
 * @param mapString tiles as a map string, in addition to the others
 * @param nexusActive whether the wormhole nexus shows its active side
 * @param laws agendas that are in play as laws
 * @param faction the faction that looks at the galaxy; without it the galaxy is as everybody sees
 *     it
 * @param expansions the expansions whose rules and components are used; without it the usual ones
 */
public record GalaxyRequest(
    Optional<List<RequestedTile>> tiles,
    Optional<String> mapString,
    Optional<Boolean> nexusActive,
    Optional<IonStorm> ionStorm,
    Optional<List<String>> laws,
    Optional<String> faction,
    Optional<List<ExpansionId>> expansions) {
  /** All fields of a request about a galaxy. Requests of other analyses have more fields. */
  public static final Set<String> FIELDS =
      Set.of("tiles", "mapString", "nexusActive", "ionStorm", "laws", "faction", "expansions");

  /**
   * A tile of the catalog, or a system that the caller makes up.
   *
   * @param id the caller's name of the system; the number of its tile if absent
   * @param q empty, like {@code r}, off the board
   * @param rotation in sixths of a turn clockwise
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

  /** The ion storm token with this side face up. */
  public record IonStorm(String system, String side) {}
}
