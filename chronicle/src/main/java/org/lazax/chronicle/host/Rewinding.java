package org.lazax.chronicle.host;

import java.util.OptionalLong;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.wire.WireTypes;

/** Where a rewind leads. */
final class Rewinding {
  private static final String REWOUND = WireTypes.nameOf(Rewound.class);

  private Rewinding() {}

  /** The commit that this one goes back to; empty for all but a rewind. */
  static OptionalLong target(Commit commit, EventLines lines) {
    return commit.header().has(REWOUND)
        ? lines.read(commit).stream()
            .filter(Rewound.class::isInstance)
            .mapToLong(event -> ((Rewound) event).toSeq())
            .findFirst()
        : OptionalLong.empty();
  }
}
