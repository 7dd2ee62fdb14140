package org.lazax.chronicle.memory;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;

/**
 * A commit of a {@link LocalGame}.
 *
 * @param next the service that owes the next one; empty while players are awaited
 * @param commanded whether it carries out a command; otherwise its writer owed it
 */
public record LocalCommit(
    Stamp stamp, Service by, Optional<Service> next, boolean commanded, List<GameEvent> events) {
  public LocalCommit {
    events = List.copyOf(events);
  }
}
