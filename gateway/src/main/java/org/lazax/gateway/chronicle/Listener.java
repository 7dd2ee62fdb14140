package org.lazax.gateway.chronicle;

import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;

/** Hears what is read, before it is kept: somebody is waiting for it. */
public interface Listener {
  /** A commit was accepted. */
  void happened(Commit commit);

  /** A valid refusal was read. */
  void declined(RefusedCommand refused);
}
