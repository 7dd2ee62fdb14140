package org.lazax.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;

/**
 * What the organiser chose at creation.
 *
 * @param name shown in lists; public
 * @param seats 2 to 8
 * @param victoryTarget 10 or 14. Rule: victory_points.2.1
 * @param mapString the tiles by position from the centre outwards; empty for a layout
 * @param layout which of the layouts for so many players; empty for the usual one
 * @param placedByPlayers whether the players place the tiles in turn; else they are laid by chance
 * @param patience how long a player may think before silence is a default; empty for no deadline
 * @param listed whether spectators may find and read it
 * @param factionsDealt how many factions are dealt to each player to choose from; empty where each
 *     names one on sitting down
 * @param positionGiven whether the game begins in a position that somebody made up
 * @param firstPrints what is played as it was first printed; empty where all is as printed last
 * @param expansions what it is played with; empty for what is played usually
 */
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
    Optional<List<ExpansionId>> expansions) {
  public static final Settings NONE =
      new Settings("", 0, 10, Optional.empty(), Optional.empty(), true);

  public Settings {
    firstPrints = firstPrints.map(Copies::ordered);
    expansions = expansions.map(List::copyOf);
  }

  /** A game on the usual layout that begins with its setup, everybody naming a faction. */
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
        Optional.empty());
  }

  /** The same on another layout. */
  public Settings withLayout(MapSetupId chosen, boolean placed) {
    return new Settings(
        name,
        seats,
        victoryTarget,
        mapString,
        Optional.of(chosen),
        placed,
        patience,
        listed,
        factionsDealt,
        positionGiven,
        firstPrints,
        expansions);
  }

  /** Whether a component is played as it was first printed. */
  public boolean playsFirstPrintOf(ComponentRef component) {
    return firstPrints.filter(all -> all.contains(component)).isPresent();
  }

  /** A component in the print that is played. */
  public ComponentRef printed(ComponentRef component) {
    return playsFirstPrintOf(component) ? component.asFirstPrinted() : component;
  }

  /** The same with these played as they were first printed. */
  public Settings withFirstPrints(Set<ComponentRef> prints) {
    return new Settings(
        name,
        seats,
        victoryTarget,
        mapString,
        layout,
        placedByPlayers,
        patience,
        listed,
        factionsDealt,
        positionGiven,
        Optional.of(prints),
        expansions);
  }

  /** The same played with these. */
  public Settings withExpansions(List<ExpansionId> played) {
    return new Settings(
        name,
        seats,
        victoryTarget,
        mapString,
        layout,
        placedByPlayers,
        patience,
        listed,
        factionsDealt,
        positionGiven,
        firstPrints,
        Optional.of(played));
  }

  /** The layout by which the galaxy is laid; empty where a map is given. */
  public Optional<MapSetup> mapSetup(Catalog catalog) {
    return mapString.isPresent()
        ? Optional.empty()
        : layout.map(catalog::setup).or(() -> catalog.setups(seats).stream().findFirst());
  }
}
