package org.lazax.chronicle;

import java.util.Optional;
import java.util.Set;

/**
 * Who may read an event before the game ends: everyone, or the named seats alone (none: only the
 * services). All others get its digest.
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

  /** Whether this viewer may read; a spectator is no seat at all. */
  public boolean includes(Optional<Seat> viewer) {
    return only.isEmpty() || viewer.filter(only.get()::contains).isPresent();
  }
}
