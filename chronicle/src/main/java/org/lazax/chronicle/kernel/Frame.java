package org.lazax.chronicle.kernel;

import java.util.Optional;

/**
 * A procedure that has begun and not ended.
 *
 * @param returned the outcome of the last procedure that it called; empty after a change of this
 *     frame
 */
public record Frame(int id, Procedure procedure, Optional<Outcome> returned) implements Layer {

  Frame changed(Procedure to) {
    return new Frame(id, to, Optional.empty());
  }

  Frame returned(Outcome outcome) {
    return new Frame(id, procedure, Optional.of(outcome));
  }
}
