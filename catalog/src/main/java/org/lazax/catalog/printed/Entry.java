package org.lazax.catalog.printed;

import java.util.Optional;
import org.lazax.catalog.id.ComponentId;

/** A component with its own entry in the files. A game can be played with or without it. */
public interface Entry<I extends ComponentId> extends Component<I> {
  /** The expansion that brings it. */
  ExpansionId expansion();

  /** The mark of a later print; empty if the text is that of the first print. */
  default Optional<Omega> omega() {
    return Optional.empty();
  }
}
