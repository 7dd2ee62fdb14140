package org.lazax.simulation.rest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;

/** Whether the log of a game agrees with what its players were answered. */
final class StandingAnswers {
  private StandingAnswers() {}

  /**
   * Requires that each answered command is in the log once, with the commit of its answer.
   *
   * @param answered the commands with the numbers of their commits
   * @throws IllegalStateException if an answer was lost, given twice or changed
   */
  static void require(Map<CommandId, Long> answered, List<ExportedCommit> log) {
    Map<CommandId, Long> done = done(log);
    answered.forEach((command, seq) -> {
      if (!seq.equals(done.get(command))) {
        throw new IllegalStateException(
            "command %s was answered with commit %d and is in %s"
                .formatted(command, seq, Objects.toString(done.get(command), "none")));
      }
    });
  }

  /**
   * Requires besides that the log has no other commands.
   *
   * @throws IllegalStateException if it does not agree
   */
  static void requireAll(Map<CommandId, Long> answered, List<ExportedCommit> log) {
    require(answered, log);
    Map<CommandId, Long> others = new HashMap<>(done(log));
    others.keySet().removeAll(answered.keySet());
    if (!others.isEmpty()) {
      throw new IllegalStateException("commands in the log that nobody has given: " + others);
    }
  }

  private static Map<CommandId, Long> done(List<ExportedCommit> log) {
    Map<CommandId, Long> done = new HashMap<>();
    for (ExportedCommit commit : log) {
      commit
          .header()
          .command()
          .ifPresent(command -> {
            if (done.put(command, commit.header().seq()) != null) {
              throw new IllegalStateException("command %s is in the log twice".formatted(command));
            }
          });
    }
    return done;
  }
}
