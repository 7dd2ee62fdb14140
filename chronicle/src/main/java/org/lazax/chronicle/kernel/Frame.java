package org.lazax.chronicle.kernel;

import java.util.Optional;

/**
 * A procedure under way.
 *
 * @param returned the outcome of the procedure it called last, until it changes
 */
public record Frame(int id, Procedure procedure, Optional<Outcome> returned) implements Layer {

  Frame changed(Procedure to) {
    return new Frame(id, to, Optional.empty());
  }

  Frame returned(Outcome outcome) {
    return new Frame(id, procedure, Optional.of(outcome));
  }
}
