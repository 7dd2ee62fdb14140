package org.lazax.log;

import java.util.Set;
import org.lazax.chronicle.Realm;

/** The chronicles that a process reads. */
public interface ReadRealms {
  /** Their realms, at least one. */
  Set<Realm> realms();
}
