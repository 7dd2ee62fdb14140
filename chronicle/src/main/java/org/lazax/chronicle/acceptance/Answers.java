package org.lazax.chronicle.acceptance;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;

/**
 * The answers to the commands of one game. The first valid answer to a command counts for every
 * reader, and a rewind does not take it back. For one thread only.
 */
public final class Answers {
  private final Map<CommandId, Answer> answers;

  public Answers() {
    this(Map.of());
  }

  /** The answers that were read from the database. */
  public Answers(Map<CommandId, Answer> stored) {
    this.answers = new HashMap<>(stored);
  }

  public Optional<Answer> to(CommandId command) {
    return Optional.ofNullable(answers.get(command));
  }

  /**
   * Records the answer that an accepted commit gives.
   *
   * @return whether the commit answers a command that had no answer
   */
  public boolean record(Commit accepted) {
    return accepted
        .header()
        .command()
        .map(command -> recordFirst(command, new Answer.Applied(accepted.header().seq())))
        .orElse(false);
  }

  /**
   * Records a refusal if it is valid: it is in its game's partition, its writer holds the latest
   * claim, and the command has no answer yet.
   *
   * @param key of the record
   * @return whether the refusal is valid
   */
  public boolean record(RefusedCommand refused, String key, Claims claims) {
    return refused.game().value().equals(key)
        && claims.partition().holds(refused.game())
        && claims.holds(refused.by(), refused.claim())
        && recordFirst(refused.command(), new Answer.Refused(refused.refused()));
  }

  /** All answers, by command. */
  public Map<CommandId, Answer> all() {
    return Map.copyOf(answers);
  }

  /** How many commands have an answer. */
  public int count() {
    return answers.size();
  }

  private boolean recordFirst(CommandId command, Answer answer) {
    return answers.putIfAbsent(command, answer) == null;
  }
}
