package org.lazax.chronicle;

import java.util.Optional;
import java.util.Set;

/**
 * Who may read an event before the game ends: everybody, or only the named seats. An empty set of
 * seats means that only the services may read it. All others get the event's digest.
 */
public record Audience(Optional<Set<Seat>> only) {
  public static final Audience EVERYONE = new Audience(Optional.empty());
  public static final Audience NOBODY = new Audience(Optional.of(Set.of()));

  public Audience {
    only = only.map(Set::copyOf);
  }

  public static Audience only(Seat seat) {
    return new Audience(Optional.of(Set.of(seat)));
  }

  /**
   * Whether this viewer may read the event.
   *
   * @param viewer a seat; empty for a spectator
   */
  public boolean includes(Optional<Seat> viewer) {
    return only.isEmpty() || viewer.filter(only.get()::contains).isPresent();
  }
}
