package org.lazax.chronicle.acceptance;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;

/**
 * The answered commands of one game. The first valid answer stands, for every reader; a rewind
 * takes none back. Confined to the thread that reads the game.
 */
public final class Answers {
  private final Map<CommandId, Answer> answers;

  public Answers() {
    this(Map.of());
  }

  /** As they were kept. */
  public Answers(Map<CommandId, Answer> kept) {
    this.answers = new HashMap<>(kept);
  }

  public Optional<Answer> to(CommandId command) {
    return Optional.ofNullable(answers.get(command));
  }

  /** Hears an accepted commit; says whether it answers a command that had no answer. */
  public boolean hear(Commit accepted) {
    return accepted
        .header()
        .command()
        .map(command -> first(command, new Answer.Applied(accepted.header().seq())))
        .orElse(false);
  }

  /**
   * Hears a refusal; says whether it is valid: in its game's place, under the writer's current
   * claim, and to a command without an answer.
   *
   * @param key of the record
   */
  public boolean hear(RefusedCommand refused, String key, Claims claims) {
    return refused.game().value().equals(key)
        && claims.partition().holds(refused.game())
        && claims.holds(refused.by(), refused.claim())
        && first(refused.command(), new Answer.Refused(refused.refused()));
  }

  /** All of them, to be kept. */
  public Map<CommandId, Answer> all() {
    return Map.copyOf(answers);
  }

  private boolean first(CommandId command, Answer answer) {
    return answers.putIfAbsent(command, answer) == null;
  }
}
