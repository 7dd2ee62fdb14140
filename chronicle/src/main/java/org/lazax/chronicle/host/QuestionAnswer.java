package org.lazax.chronicle.host;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Refusal;

/** What a host answers to a {@link Question}. */
public sealed interface QuestionAnswer {

  /** True of this commit. Empty while another service owes the next step. */
  record Options(long seq, List<Option> options) implements QuestionAnswer {
    public Options {
      options = List.copyOf(options);
    }
  }

  /** Why it would be refused on this commit; empty if it would be accepted. */
  record DryRun(long seq, Optional<Refusal> refusal) implements QuestionAnswer {}

  record State(Position<?, ?> position) implements QuestionAnswer {}

  /** No such game here, or not so far, or not now. */
  record None(String reason) implements QuestionAnswer {}
}
