package org.lazax.table;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;

/**
 * The choices of the organiser.
 *
 * @param name shown in lists; public
 * @param seats 2 to 8
 * @param victoryTarget 10 or 14. Rule: victory_points.2.1
 * @param mapString the tiles by position from the centre outwards; empty for a layout
 * @param layout a layout for this number of players; empty for the usual one
 * @param placedByPlayers whether the players place the tiles in turn; otherwise they are placed at
 *     random
 * @param patience how long a player may think before silence stands for a default answer; empty if
 *     there is no deadline
 * @param listed whether spectators may find and read the game
 * @param factionsDealt how many factions are dealt to each player to choose from; empty if each
 *     player names one when taking a seat
 * @param positionGiven whether the game begins in a given position
 * @param firstPrints components that are played as they were first printed; empty if all are as
 *     they were printed last
 * @param expansions the expansions of the game; empty for the usual ones
 * @param seatsEach how many seats one account may take; empty for one
 * @param tournament the table of a tournament at which the game is played; empty for a game of its
 *     own
 */
@RecordBuilder
public record Settings(
    String name,
    int seats,
    int victoryTarget,
    Optional<String> mapString,
    Optional<MapSetupId> layout,
    boolean placedByPlayers,
    Optional<Duration> patience,
    boolean listed,
    Optional<Integer> factionsDealt,
    boolean positionGiven,
    Optional<Set<ComponentRef>> firstPrints,
    Optional<List<ExpansionId>> expansions,
    @OmittedByDefault Optional<Integer> seatsEach,
    @OmittedByDefault Optional<TournamentTable> tournament)
    implements SettingsBuilder.With {
  public static final Settings NONE =
      new Settings("", 0, 10, Optional.empty(), Optional.empty(), true);

  public Settings {
    firstPrints = firstPrints.map(Copies::ordered);
    expansions = expansions.map(List::copyOf);
  }

  /** A game on the usual layout that begins with its setup. Each player names a faction. */
  public Settings(
      String name,
      int seats,
      int victoryTarget,
      Optional<String> mapString,
      Optional<Duration> patience,
      boolean listed) {
    this(
        name,
        seats,
        victoryTarget,
        mapString,
        Optional.empty(),
        false,
        patience,
        listed,
        Optional.empty(),
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same on another layout. */
  public Settings withLayout(MapSetupId chosen, boolean placed) {
    return with(copy -> copy.layout(Optional.of(chosen)).placedByPlayers(placed));
  }

  /** Whether a component is played as it was first printed. */
  public boolean playsFirstPrintOf(ComponentRef component) {
    return firstPrints.filter(all -> all.contains(component)).isPresent();
  }

  /** The component in the print that is played. */
  public ComponentRef printed(ComponentRef component) {
    return playsFirstPrintOf(component) ? component.asFirstPrinted() : component;
  }

  /** The same with first prints of these components. */
  public Settings withFirstPrints(Set<ComponentRef> prints) {
    return withFirstPrints(Optional.of(prints));
  }

  /** The same with these expansions. */
  public Settings withExpansions(List<ExpansionId> played) {
    return withExpansions(Optional.of(played));
  }

  /** The layout of the galaxy; empty if there is a map string. */
  public Optional<MapSetup> mapSetup(Catalog catalog) {
    return mapString.isPresent()
        ? Optional.empty()
        : layout.map(catalog::setup).or(() -> catalog.setups(seats).stream().findFirst());
  }
}
