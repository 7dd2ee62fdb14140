package org.lazax.chronicle.host;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.form.Form;

/** What a host answers to a {@link Query}. */
public sealed interface QueryResult {

  /**
   * True of this commit. Empty while another service owes the next step.
   *
   * @param inert what the options name and has no effect yet
   */
  record Options(long seq, List<Form> options, List<String> inert) implements QueryResult {
    public Options {
      options = List.copyOf(options);
      inert = List.copyOf(inert);
    }
  }

  /**
   * What a command would come to on this commit.
   *
   * @param refusal why it would be refused; empty if it would be accepted
   * @param events what would happen, as far as the acting seat may see it and no die is thrown
   * @param chance whether more would happen after them, which chance decides
   */
  record DryRun(long seq, Optional<Refusal> refusal, List<GameEvent> events, boolean chance)
      implements QueryResult {
    public DryRun {
      events = List.copyOf(events);
    }

    static DryRun refused(long seq, Refusal refusal) {
      return new DryRun(seq, Optional.of(refusal), List.of(), false);
    }

    /** Whatever follows the first event of chance could tell how it fell. */
    static DryRun foreseen(long seq, List<GameEvent> decided, Optional<Seat> actor) {
      List<GameEvent> before =
          decided.stream().takeWhile(event -> !(event instanceof ChanceEvent)).toList();
      return new DryRun(
          seq,
          Optional.empty(),
          before.stream().filter(event -> event.audience().includes(actor)).toList(),
          before.size() < decided.size());
    }
  }

  record State(Position<?, ?> position) implements QueryResult {}

  /** No such game here, or not so far, or not now. */
  record None(String reason) implements QueryResult {}
}
