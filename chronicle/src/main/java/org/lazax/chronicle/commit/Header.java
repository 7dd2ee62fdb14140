package org.lazax.chronicle.commit;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;

/**
 * The public part of a commit: all that its acceptance depends on. Header version 1.
 *
 * @param seq its number in the game, from 1
 * @param parent hash of the commit before; zero for a genesis
 * @param by the service that wrote the commit
 * @param claim the writer's claim to the partition
 * @param next the service that owes the next commit; empty if players are awaited
 * @param command the command that it carries out; empty if its writer owed the commit
 * @param actor the seat that gave the command; empty if there is none
 * @param at when it was decided, in whole milliseconds; never before the time of its parent
 * @param events its events, in order
 */
public record Header(
    GameId game,
    long seq,
    Hash parent,
    Service by,
    ClaimId claim,
    Optional<Service> next,
    Optional<CommandId> command,
    Optional<Seat> actor,
    Instant at,
    List<Entry> events) {
  public static final int VERSION = 1;

  /**
   * The header's entry for one event.
   *
   * @param type wire name, such as {@code map.ships-moved.v1}
   * @param digest SHA-256 of its salt and its line
   * @param audience who may read the line before the game ends
   */
  public record Entry(String type, Hash digest, Audience audience) {
    static Entry of(String type, Hash digest, Optional<Set<Seat>> to) {
      return new Entry(type, digest, new Audience(to));
    }
  }

  public Header {
    if (!at.equals(at.truncatedTo(ChronoUnit.MILLIS))) {
      // The time is printed with milliseconds, and readers must fold the time that the writer used.
      throw new IllegalArgumentException("a commit's time is in whole milliseconds: " + at);
    }
    events = List.copyOf(events);
  }

  /** A header without events. */
  public static Header of(
      GameId game,
      Stamp stamp,
      Hash parent,
      Service by,
      ClaimId claim,
      Optional<Service> next,
      Optional<CommandId> command) {
    return new Header(
        game, stamp.seq(), parent, by, claim, next, command, stamp.actor(), stamp.at(), List.of());
  }

  public Header with(List<Entry> entries) {
    return new Header(game, seq, parent, by, claim, next, command, actor, at, entries);
  }

  public Stamp stamp() {
    return new Stamp(seq, at, actor);
  }

  /** Whether the commit has an event of this wire name. */
  public boolean has(String type) {
    for (Entry entry : events) {
      if (entry.type().equals(type)) {
        return true;
      }
    }
    return false;
  }
}
