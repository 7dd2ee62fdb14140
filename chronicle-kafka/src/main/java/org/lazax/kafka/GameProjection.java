package org.lazax.kafka;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** How a service tells of its games. */
public interface GameProjection<S, T extends SharedState<T>> {

  /** What this service knows best, as JSON will say it. Public facts alone. */
  Object view(Position<S, T> position);

  /** The view with what it names that has no effect yet. */
  default Told told(Position<S, T> position) {
    Object view = view(position);
    return new Told(view, position.table().inert(view));
  }

  /**
   * A view as readers get it.
   *
   * @param inert of what the view names, that which has no effect yet
   */
  record Told(@JsonUnwrapped Object view, List<String> inert) {}
}
