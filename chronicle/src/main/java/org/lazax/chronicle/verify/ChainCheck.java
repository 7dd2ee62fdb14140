package org.lazax.chronicle.verify;

import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.Head;
import org.lazax.chronicle.export.InvalidExportException;

/** Checks that each commit is of the export's game, not earlier than the last one, and accepted. */
final class ChainCheck {
  private final GameId game;
  private Chain chain = Chain.EMPTY;

  ChainCheck(GameId game) {
    this.game = game;
  }

  /** Checks the next commit. */
  void check(ExportedCommit step) {
    if (!step.header().game().equals(game)) {
      throw new InvalidExportException(step.number(), "a commit of another game than the export's");
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

  /** Checks that there are as many commits as the head line says. */
  void end(Head head) {
    if (head.seq() != chain.seq()) {
      throw new InvalidExportException(head.number(), "not the number of the last commit");
    }
  }
}
