package org.lazax.catalog.printed;

import java.util.Optional;
import org.lazax.catalog.id.ComponentId;

/** A component with an entry of its own in the files, so that it can be played with or not. */
public interface Entry<I extends ComponentId> extends Component<I> {
  /** What it came with. */
  ExpansionId expansion();

  /** Whether its text is a later print. */
  default Optional<Omega> omega() {
    return Optional.empty();
  }
}
