package org.lazax.chronicle.verify;

import java.util.Optional;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.InvalidExportException;

/**
 * Checks that each commit has the hash that the next commit, or the head line, states. If two
 * commits do not fit, the bad one is the one whose own hash is not confirmed.
 */
final class HashCheck {
  private Optional<ExportedCommit> last = Optional.empty();

  /** The number of a commit whose hash the next one does not state. */
  private Optional<Integer> doubtful = Optional.empty();

  /** Checks the next commit. */
  void check(ExportedCommit step) {
    last.ifPresent(before -> check(before, step.header().parent(), Optional.of(step)));
    last = Optional.of(step);
  }

  /** Checks the last commit. */
  void end(Hash head) {
    last.ifPresent(before -> check(before, head, Optional.empty()));
  }

  private void check(ExportedCommit before, Hash stated, Optional<ExportedCommit> next) {
    boolean confirmed = stated.equals(before.hash());
    if (doubtful.isPresent()) {
      throw defect(confirmed ? doubtful.get() : before.number());
    }
    if (!confirmed) {
      if (next.isEmpty()) {
        throw defect(before.number());
      }
      doubtful = Optional.of(before.number());
    }
  }

  private static InvalidExportException defect(int number) {
    return new InvalidExportException(
        number, "the next commit or the head line states another hash");
  }
}
