package org.lazax.chronicle.host;

import java.util.OptionalLong;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.wire.WireTypes;

/** Finds the target of a rewind. */
final class Rewinding {
  private static final String REWOUND = WireTypes.nameOf(Rewound.class);

  private Rewinding() {}

  /** Number of the commit that this rewind goes back to; empty for any other commit. */
  static OptionalLong target(Commit commit, EventLines lines) {
    return commit.header().has(REWOUND)
        ? lines.read(commit).stream()
            .filter(Rewound.class::isInstance)
            .mapToLong(event -> ((Rewound) event).toSeq())
            .findFirst()
        : OptionalLong.empty();
  }
}
