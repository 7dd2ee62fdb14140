package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.DecisionMaker.Decided;
import org.lazax.chronicle.host.GameRow.Rewind;
import org.lazax.chronicle.host.HostedGame.RewindTarget;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.CommandReader;

/**
 * Plans the next step of a service in a game that is in memory and has nothing in flight: first
 * what it owes, then commands, then default answers at deadlines. It changes nothing.
 */
final class StepPlanner<S, T extends SharedState<T>> {
  private final Decider<S, T> decider;
  private final DecisionMaker<S, T> decisions;
  private final Folding<S, T> folding;
  private final Limits limits;
  private final CommandReader commands;

  StepPlanner(Decider<S, T> decider, GameSecrets chances, Limits limits) {
    this.decider = decider;
    this.decisions = new DecisionMaker<>(decider, chances);
    this.folding = new Folding<>(decider);
    this.limits = limits;
    this.commands = new CommandReader(decider.wire());
  }

  NextStep<S, T> next(HostedGame<S, T> game, Instant now) {
    Position<S, T> position = game.position.orElseThrow();
    Optional<Service> debtor = position.table().kernel().debtor();
    if (debtor.isPresent() && debtor.get() == decider.service()) {
      return debt(game, position, now);
    }
    Optional<Pending> pending =
        debtor.isEmpty()
            ? Optional.ofNullable(game.queue.peekFirst())
            : game.queue.stream().filter(StepPlanner::rewinds).findFirst();
    if (pending.isPresent()) {
      return answer(game, position, pending.get(), now);
    }
    return debtor.isEmpty() ? deadline(game, position, now) : new NextStep.Rest<>();
  }

  /** What this command would result in on the current head. */
  QueryResult.DryRun tryOut(
      HostedGame<S, T> game, Position<S, T> position, CommandEnvelope envelope, Instant now) {
    long seq = game.chain.seq();
    if (position.table().kernel().debtor().isPresent()) {
      return QueryResult.DryRun.refused(
          seq, Refusal.of(Refusal.NOT_AWAITED, "a service must act first"));
    }
    return switch (answer(
        game, position, new Pending(Long.MAX_VALUE, 0, envelope, now, now), now)) {
      case NextStep.Refuse<S, T> refuse -> QueryResult.DryRun.refused(seq, refuse.refusal());
      case NextStep.Commit<S, T> commit ->
          QueryResult.DryRun.predicted(seq, commit.events(), envelope.actor());
      default -> QueryResult.DryRun.predicted(seq, List.of(), envelope.actor());
    };
  }

  private static boolean rewinds(Pending pending) {
    return pending.envelope().type().equals(RewindGame.TYPE);
  }

  private NextStep<S, T> debt(HostedGame<S, T> game, Position<S, T> position, Instant now) {
    if (game.automatic >= limits.maxAutomatic()) {
      return stop(game.automatic + " commits in a row without a command");
    }
    Stamp stamp = game.chain.stamp(now, Optional.empty());
    try {
      Decided.Accepted<S, T> happens = decisions.debt(game.id, position, stamp);
      return new NextStep.Commit<>(
          stamp, Optional.empty(), Optional.empty(), happens.events(), happens.after());
    } catch (Throwable failure) {
      return stop("the rules failed on what they owe", failure);
    }
  }

  private NextStep<S, T> answer(
      HostedGame<S, T> game, Position<S, T> position, Pending pending, Instant now) {
    CommandEnvelope envelope = pending.envelope();
    Optional<Answer> answered = game.answers.orElseThrow().to(pending.id());
    if (answered.isPresent()) {
      return new NextStep.Repeat<>(pending, answered.get());
    }
    if (limits.commandIsOver(pending.sent(), now)) {
      return new NextStep.Expire<>(pending);
    }
    if (envelope.afterSeq() > game.chain.seq()) {
      return limits.expired(pending.arrived(), now)
          ? refuse(pending, Refusals.unknownCommit(envelope.afterSeq(), game.chain.seq()))
          : new NextStep.Hold<>(pending);
    }
    return outdated(game, envelope)
        .map(refusal -> refuse(pending, refusal))
        .orElseGet(() -> decide(game, position, pending, now));
  }

  private static Optional<Refusal> outdated(HostedGame<?, ?> game, CommandEnvelope envelope) {
    long head = game.chain.seq();
    Optional<Rewind> rewind = game.rewind.filter(r -> envelope.afterSeq() < r.seq());
    if (rewind.isPresent()) {
      return Optional.of(Refusals.beforeRewind(envelope.afterSeq(), rewind.get().seq()));
    }
    return envelope
        .ifMatch()
        .filter(expected -> expected != head)
        .map(expected -> Refusals.stale(expected, head));
  }

  private NextStep<S, T> decide(
      HostedGame<S, T> game, Position<S, T> position, Pending pending, Instant now) {
    CommandEnvelope envelope = pending.envelope();
    boolean genesis = game.chain.seq() == 0;
    if (genesis && !decider.service().founds()) {
      return refuse(pending, Refusals.unknownGame());
    }
    if (rewinds(pending) && decider.service().founds()) {
      return rewind(game, position, pending, now);
    }
    Command command;
    try {
      command = command(envelope);
    } catch (IllegalArgumentException malformed) {
      return refuse(pending, Refusals.malformed(String.valueOf(malformed.getMessage())));
    }
    if (genesis && game.opening.isEmpty()) {
      return new NextStep.Open<>();
    }
    Stamp stamp = game.chain.stamp(now, envelope.actor());
    try {
      return step(
          pending,
          stamp,
          genesis
              ? decisions.genesis(game.id, game.opening.orElseThrow(), stamp, command)
              : decisions.command(game.id, position, stamp, command));
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      return new NextStep.Refuse<>(pending, Refusals.failed(), Optional.of(failure));
    }
  }

  private NextStep<S, T> step(Pending pending, Stamp stamp, Decided<S, T> decided) {
    return switch (decided) {
      case Decided.Accepted<S, T> happens ->
          new NextStep.Commit<>(
              stamp,
              Optional.of(pending.id()),
              Optional.of(pending),
              happens.events(),
              happens.after());
      case Decided.Refused<S, T> refused -> refuse(pending, refused.refusal());
    };
  }

  private Command command(CommandEnvelope envelope) {
    if (Service.owning(envelope.type()).filter(decider.service()::equals).isEmpty()) {
      throw new IllegalArgumentException(
          "%s does not take %s".formatted(decider.service().wireName(), envelope.type()));
    }
    return commands.read(envelope.type(), envelope.payload());
  }

  /**
   * The default answer of a seat whose deadline has passed. It is decided like a command. Its id
   * depends on window, seat and head, so that it is carried out once.
   */
  private NextStep<S, T> deadline(HostedGame<S, T> game, Position<S, T> position, Instant now) {
    Optional<Instant> deadline =
        Deadlines.deadline(position.table(), game.rewind, decider.service());
    if (deadline.filter(at -> !at.isAfter(now)).isEmpty()) {
      return new NextStep.Rest<>();
    }
    Window window = position.table().kernel().awaiting().orElseThrow();
    Seat silent = window.awaited().getFirst();
    CommandId id =
        CommandId.due(
            game.id,
            "silence",
            Integer.toString(window.id()),
            silent.toString(),
            Long.toString(game.chain.seq()));
    Stamp stamp = game.chain.stamp(now, Optional.of(silent));
    try {
      Command command = decider.defaultAnswer(position, silent).orElseThrow();
      return switch (decisions.command(game.id, position, stamp, command)) {
        case Decided.Accepted<S, T> happens ->
            new NextStep.Commit<>(
                stamp, Optional.of(id), Optional.empty(), happens.events(), happens.after());
        case Decided.Refused<S, T> refused ->
            stop("the default answer of " + silent + " is refused: " + refused.refusal());
      };
    } catch (Throwable failure) {
      return stop("the rules failed on the default answer of " + silent, failure);
    }
  }

  private NextStep<S, T> rewind(
      HostedGame<S, T> game, Position<S, T> position, Pending pending, Instant now) {
    long toSeq;
    try {
      CommandEnvelope given = pending.envelope();
      toSeq = commands.read(given.type(), given.payload(), RewindGame.class).toSeq();
    } catch (IllegalArgumentException malformed) {
      return refuse(pending, Refusals.malformed(String.valueOf(malformed.getMessage())));
    }
    if (toSeq < 1 || toSeq >= game.chain.seq()) {
      return refuse(pending, Refusals.notBefore(toSeq, game.chain.seq()));
    }
    if (pending.envelope().actor().isPresent()) {
      return refuse(pending, Refusals.noRewind("a seat cannot rewind a game"));
    }
    if (revealed(position.table().kernel())) {
      return refuse(pending, Refusals.noRewind("the seed of this game is known"));
    }
    Optional<Position<S, T>> back =
        game.rewindTarget.filter(r -> r.toSeq() == toSeq).flatMap(RewindTarget::position);
    if (back.isEmpty()) {
      return new NextStep.RestoreRewindTarget<>(toSeq);
    }
    Stamp stamp = game.chain.stamp(now, Optional.empty());
    Rewound rewound = new Rewound(toSeq);
    return new NextStep.Commit<>(
        stamp,
        Optional.of(pending.id()),
        Optional.of(pending),
        List.of(rewound),
        folding.fold(back.get(), stamp, List.of(rewound)));
  }

  private static boolean revealed(Kernel kernel) {
    return kernel.origin().flatMap(Genesis::revealed).isPresent();
  }

  private NextStep<S, T> stop(String reason) {
    return new NextStep.Stop<>(reason, Optional.empty());
  }

  private NextStep<S, T> stop(String reason, Throwable failure) {
    Failures.throwIfOfProcess(failure);
    return new NextStep.Stop<>(reason + ": " + failure, Optional.of(failure));
  }

  private NextStep<S, T> refuse(Pending pending, Refusal refusal) {
    return new NextStep.Refuse<>(pending, refusal, Optional.empty());
  }
}
