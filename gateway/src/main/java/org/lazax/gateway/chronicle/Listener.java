package org.lazax.gateway.chronicle;

import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;

/** Is called for each accepted commit and each valid refusal, before they are saved. */
public interface Listener {
  /** A commit was accepted. */
  void accepted(Commit commit);

  /** A valid refusal was read. */
  void refused(RefusedCommand refused);
}
