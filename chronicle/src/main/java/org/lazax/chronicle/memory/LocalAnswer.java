package org.lazax.chronicle.memory;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/** What became of a command in a {@link LocalGame}. */
public sealed interface LocalAnswer {

  /** It happened: its commit, and those that services owed after it, to the end of all debts. */
  record Accepted(List<LocalCommit> commits) implements LocalAnswer {
    public Accepted {
      commits = List.copyOf(commits);
    }

    public List<GameEvent> events() {
      return commits.stream().flatMap(commit -> commit.events().stream()).toList();
    }
  }

  /** Nothing happened. */
  record Refused(Refusal refusal) implements LocalAnswer {}
}
