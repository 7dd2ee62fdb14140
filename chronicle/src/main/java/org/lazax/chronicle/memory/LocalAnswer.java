package org.lazax.chronicle.memory;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/** The answer to a command in a {@link LocalGame}. */
public sealed interface LocalAnswer {

  /**
   * The command was carried out. {@code commits} are its commit and all commits that services owed
   * after it.
   */
  record Accepted(List<LocalCommit> commits) implements LocalAnswer {
    public Accepted {
      commits = List.copyOf(commits);
    }

    public List<GameEvent> events() {
      return commits.stream().flatMap(commit -> commit.events().stream()).toList();
    }
  }

  /** The command changed nothing. */
  record Refused(Refusal refusal) implements LocalAnswer {}
}
