package org.lazax.chronicle.verify;

import java.util.Optional;
import org.lazax.chronicle.export.InvalidExportException;

/** Checks of one kind. They end at the first defect, which is told later. */
final class Checks {
  private Optional<InvalidExportException> defect = Optional.empty();

  void run(Runnable check) {
    if (defect.isEmpty()) {
      try {
        check.run();
      } catch (InvalidExportException e) {
        defect = Optional.of(e);
      }
    }
  }

  /** Whether there was no defect so far. */
  boolean passed() {
    return defect.isEmpty();
  }

  /**
   * Requires that there was no defect.
   *
   * @throws InvalidExportException the first one
   */
  void require() {
    defect.ifPresent(first -> {
      throw first;
    });
  }
}
