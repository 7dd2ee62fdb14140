package org.lazax.chronicle.host;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.form.Form;

/** The result of a {@link Query}. */
public sealed interface QueryResult {

  /**
   * The options of a seat after this commit. Empty while another service owes the next step.
   *
   * @param inert the components that the options name and that have no effect yet
   */
  record Options(long seq, List<Form> options, List<String> inert) implements QueryResult {
    public Options {
      options = List.copyOf(options);
      inert = List.copyOf(inert);
    }
  }

  /**
   * What a command would result in on this commit.
   *
   * @param refusal why it would be refused; empty if it would be accepted
   * @param events the events that the acting seat may read, before the first one that cannot be
   *     foreseen
   * @param chance whether further events would follow that depend on random numbers, or on what the
   *     acting seat may not know
   */
  record DryRun(long seq, Optional<Refusal> refusal, List<GameEvent> events, boolean chance)
      implements QueryResult {
    public DryRun {
      events = List.copyOf(events);
    }

    static DryRun refused(long seq, Refusal refusal) {
      return new DryRun(seq, Optional.of(refusal), List.of(), false);
    }

    /** The events before the first one that cannot be foreseen. Later ones could show why. */
    static DryRun predicted(long seq, List<GameEvent> decided, Optional<Seat> actor) {
      List<GameEvent> before = decided.stream().takeWhile(GameEvent::foreseeable).toList();
      return new DryRun(
          seq,
          Optional.empty(),
          before.stream().filter(event -> event.audience().includes(actor)).toList(),
          before.size() < decided.size());
    }
  }

  /**
   * Whether a command has an answer or may still get one: a copy of it waits, or its answer is on
   * its way.
   */
  record Status(boolean open) implements QueryResult {}

  /** Whether a game had stopped, and is started again. */
  record Started(boolean had) implements QueryResult {}

  record State(Position<?, ?> position) implements QueryResult {}

  /** The game has stopped on an error, perhaps on this query. */
  None STOPPED = new None(HostEffect.TurnedAway.Reason.STOPPED.name());

  /** The query cannot be answered. */
  record None(String reason) implements QueryResult {}
}
