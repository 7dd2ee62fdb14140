package org.lazax.kafka;

import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.Tabletop;

/** How a service tells of its games. */
public interface GameViews<S, T extends Tabletop<T>> {

  /** What this service knows best, as JSON will say it. Public facts alone. */
  Object view(Position<S, T> position);
}
