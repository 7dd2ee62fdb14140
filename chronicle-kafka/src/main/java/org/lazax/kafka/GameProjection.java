package org.lazax.kafka;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** Computes the view of a game that a service publishes. */
public interface GameProjection<S, T extends SharedState<T>> {

  /** The service's view of a game, to be written as JSON. It must hold public facts only. */
  Object view(Position<S, T> position);

  /** The view with the inert components that it names. */
  default ViewWithInert withInert(Position<S, T> position) {
    Object view = view(position);
    return new ViewWithInert(view, position.table().inert(view));
  }

  /**
   * A view as it is published.
   *
   * @param inert the components that the view names and that have no effect yet
   */
  record ViewWithInert(@JsonUnwrapped Object view, List<String> inert) {}
}
