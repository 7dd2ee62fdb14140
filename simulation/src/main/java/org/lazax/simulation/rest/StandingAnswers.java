package org.lazax.simulation.rest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.verify.Verification;

/** Whether the log of a game agrees with what its players were answered. */
final class StandingAnswers {
  private StandingAnswers() {}

  /**
   * The log of a game, with the commits of all these answers.
   *
   * @throws IllegalStateException if it does not verify
   */
  static List<ExportedCommit> log(Client reader, String game, Map<CommandId, Long> answered) {
    byte[] log = reader.download("/games/%s/log?atLeast=%d".formatted(game, lastCommit(answered)));
    Verification verification = Verification.of(log);
    if (!verification.valid()) {
      throw new IllegalStateException(
          "the log of game %s does not verify: %s".formatted(game, verification.defect()));
    }
    return ExportReader.read(log).commits();
  }

  /** The commit of the latest of these answers; 1 if there is none. */
  static long lastCommit(Map<CommandId, Long> answered) {
    return answered.values().stream().mapToLong(Long::longValue).max().orElse(1);
  }

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
