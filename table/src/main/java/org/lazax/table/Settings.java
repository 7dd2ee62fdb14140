package org.lazax.table;

import java.time.Duration;
import java.util.Optional;

/**
 * What the organiser chose at creation.
 *
 * @param name shown in lists; public
 * @param seats 2 to 8
 * @param victoryTarget 10 or 14. Rule: victory_points.2.1
 * @param mapString the tiles by position from the centre outwards; empty for the official layout
 * @param patience how long a player may think before silence is a default; empty for no deadline
 * @param listed whether spectators may find and read it
 * @param factionsDealt how many factions are dealt to each player to choose from; empty where each
 *     names one on sitting down
 * @param positionGiven whether the game begins in a position that somebody made up
 */
public record Settings(
    String name,
    int seats,
    int victoryTarget,
    Optional<String> mapString,
    Optional<Duration> patience,
    boolean listed,
    Optional<Integer> factionsDealt,
    boolean positionGiven) {
  public static final Settings NONE =
      new Settings("", 0, 10, Optional.empty(), Optional.empty(), true);

  /** A game that begins with its setup, everybody naming a faction. */
  public Settings(
      String name,
      int seats,
      int victoryTarget,
      Optional<String> mapString,
      Optional<Duration> patience,
      boolean listed) {
    this(name, seats, victoryTarget, mapString, patience, listed, Optional.empty(), false);
  }
}
