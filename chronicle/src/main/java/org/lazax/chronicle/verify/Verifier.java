package org.lazax.chronicle.verify;

import java.util.Optional;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.ExportedEvent;
import org.lazax.chronicle.export.ExportedLog.Hidden;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.InvalidExportException;

/** One verification of an export. It ends at the first defect. */
final class Verifier {
  private long commits;
  private long events;
  private long dice;

  Verification verify(byte[] export) {
    try {
      ExportedLog log = ExportReader.read(export);
      commits = log.commits().size();
      events = log.commits().stream().mapToLong(step -> step.events().size()).sum();
      checkHashes(log);
      checkRules(log);
      log.commits().forEach(step -> step.events().forEach(event -> checkEvent(log, event)));
      HeadCheck.check(log.head());
      Optional<String> seed = checkChance(log);
      return new Verification(
          true,
          commits,
          events,
          dice,
          Optional.of(log.head().hash()),
          seed,
          Optional.of(log.head().key()),
          Optional.empty());
    } catch (InvalidExportException invalid) {
      return invalid(invalid.defect());
    }
  }

  /**
   * Checks that each commit has the hash that the next commit, or the head line, states. If two
   * commits do not fit, the bad one is the one whose own hash is not confirmed.
   */
  private static void checkHashes(ExportedLog log) {
    for (int i = 0; i < log.commits().size(); i++) {
      if (!isConfirmed(log, i)) {
        boolean last = i == log.commits().size() - 1;
        int bad = last || isConfirmed(log, i + 1) ? i : i + 1;
        throw new InvalidExportException(
            log.commits().get(bad).number(),
            "the next commit or the head line states another hash");
      }
    }
  }

  private static boolean isConfirmed(ExportedLog log, int i) {
    boolean last = i == log.commits().size() - 1;
    Hash event = last ? log.head().hash() : log.commits().get(i + 1).header().parent();
    return event.equals(log.commits().get(i).hash());
  }

  private static void checkRules(ExportedLog log) {
    Chain chain = Chain.EMPTY;
    for (ExportedCommit step : log.commits()) {
      if (!step.header().game().equals(log.game())) {
        throw new InvalidExportException(
            step.number(), "a commit of another game than the export's");
      }
      if (step.header().at().isBefore(chain.at())) {
        throw new InvalidExportException(step.number(), "time runs backwards");
      }
      chain =
          switch (chain.follow(step.header(), step.hash())) {
            case Verdict.Accepted(Chain longer) -> longer;
            case Verdict.Voided(Verdict.Cause cause) ->
                throw new InvalidExportException(step.number(), "a void commit: " + cause);
            case Verdict.Lost(String reason) ->
                throw new InvalidExportException(step.number(), reason);
          };
    }
    if (log.head().seq() != chain.seq()) {
      throw new InvalidExportException(log.head().number(), "not the number of the last commit");
    }
  }

  private static void checkEvent(ExportedLog log, ExportedEvent event) {
    boolean mayRead = log.viewer().sees(event.entry().audience());
    switch (event) {
      case Shown shown when !mayRead ->
          throw new InvalidExportException(
              shown.number(), "an event that " + log.viewer() + " may not read");
      case Hidden hidden when mayRead ->
          throw new InvalidExportException(
              hidden.number(), "a hidden event that may be read by " + log.viewer());
      case Shown shown when !shown.digest().equals(shown.entry().digest()) ->
          throw new InvalidExportException(
              shown.number(),
              "this line, or the salt before it, does not match the digest in the header");
      case Hidden hidden when !hidden.digest().equals(hidden.entry().digest()) ->
          throw new InvalidExportException(hidden.number(), "not the digest in the header");
      case Shown _, Hidden _ -> {}
    }
  }

  private Optional<String> checkChance(ExportedLog log) {
    ChanceCheck check = ChanceCheck.of(log);
    for (ExportedCommit step : log.commits()) {
      dice += check.check(step);
    }
    return check.seed();
  }

  private Verification invalid(ExportDefect fault) {
    return new Verification(
        false,
        commits,
        events,
        dice,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(fault));
  }
}
