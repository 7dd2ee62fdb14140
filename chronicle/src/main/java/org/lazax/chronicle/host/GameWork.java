package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.commit.Sealing;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.kernel.Genesis;

/** Does what there is to do in a game, with one record in flight at a time. */
final class GameWork<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> context;
  private final GameReader<S, T> reader;
  private final StepPlanner<S, T> planner;
  private final QueryHandler<S, T> queries;
  private final EarlyCommands<S, T> earlyCommands;
  private final Sealing sealing;
  private final Map<Long, HostedGame<S, T>> sent = new HashMap<>();

  GameWork(PartitionContext<S, T> context, GameReader<S, T> reader) {
    this.context = context;
    this.reader = reader;
    this.planner =
        new StepPlanner<>(context.hosted().decider(), context.hosted().secrets(), context.limits());
    this.earlyCommands = new EarlyCommands<>(context.limits());
    this.queries = new QueryHandler<>(context, planner, earlyCommands);
    this.sealing = new Sealing(context.hosted().decider().wire());
  }

  /** Does what there is to do now. A failure stops the game. */
  void run(HostedGame<S, T> game, Instant now) {
    reader.contain(game, () -> runUnlessStopped(game, now));
    if (game.stopped.isPresent()) {
      turnAwayAll(game, TurnedAway.Reason.STOPPED);
    }
  }

  private void runUnlessStopped(HostedGame<S, T> game, Instant now) {
    game.lastUsed = now;
    earlyCommands.release(game);
    if (game.stopped.isPresent()) {
      return;
    }
    if (!game.inMemory()) {
      reader.restore(game);
      return;
    }
    while (game.inFlight.isEmpty() && game.inMemory()) {
      if (!perform(game, planner.next(game, now), now)) {
        break;
      }
    }
    queries.answerAll(game, now);
  }

  /**
   * The game could not be loaded; it is asked for again.
   *
   * @param deciding whether the commands that wait for it can be turned away
   */
  void loadFailed(HostedGame<S, T> game, long toSeq, boolean deciding) {
    if (game.restoring.filter(r -> r.requestedSeq() == toSeq).isEmpty()) {
      return;
    }
    if (deciding) {
      turnAwayAll(game, TurnedAway.Reason.UNAVAILABLE);
    }
    if (game.inMemory()) {
      // Only the target of a rewind was to be loaded, and its command is turned away.
      game.restoring = Optional.empty();
      game.rewindTarget = Optional.empty();
    } else {
      context.effects().add(new HostEffect.Load(game.id, toSeq));
    }
  }

  /** Turns away all waiting commands, and answers all waiting queries with none. */
  void turnAwayAll(HostedGame<S, T> game, TurnedAway.Reason reason) {
    List<Pending> waiting = List.copyOf(game.queue);
    game.queue.clear();
    waiting.forEach(pending -> turnAway(game, pending, reason));
    queries.failAll(game, reason.name());
  }

  /**
   * Turns a command away, unless it has an answer or may still get one: then its client is not told
   * that nothing was done.
   */
  void turnAway(HostedGame<S, T> game, Pending pending, TurnedAway.Reason reason) {
    Optional<Answer> answer = game.answers.flatMap(known -> known.to(pending.id()));
    if (answer.isPresent()) {
      repeat(game, pending, answer.get());
    } else if (game.holds(pending.id()) || earlyCommands.holds(pending.id())) {
      context.pendingOffsets().done(pending.offset());
    } else {
      context.turnAway(pending, game, reason);
    }
  }

  private void repeat(HostedGame<S, T> game, Pending pending, Answer answer) {
    context.pendingOffsets().done(pending.offset());
    context.effects().add(new HostEffect.Repeat(pending.id(), game.id, answer));
  }

  /** Answers queries with none for which nobody waits any more. */
  void expireQueries(HostedGame<S, T> game, Instant now) {
    queries.expire(game, now);
  }

  /** Whether a command of this game waits for a commit that was not read yet. */
  boolean holdsEarly(HostedGame<S, T> game) {
    return earlyCommands.holdsOneOf(game);
  }

  /**
   * Releases the commands that were held too long.
   *
   * @return their games
   */
  List<HostedGame<S, T>> expire(Instant now) {
    return earlyCommands.expire(now);
  }

  /**
   * Does a step.
   *
   * @return whether the next step can follow at once
   */
  private boolean perform(HostedGame<S, T> game, NextStep<S, T> step, Instant now) {
    return switch (step) {
      case NextStep.Rest<S, T> _ -> false;
      case NextStep.Commit<S, T> commit -> {
        Commit sealed = sealed(game, commit);
        commit.pending().ifPresent(game.queue::remove);
        send(game, sealed, commit.pending(), Optional.of(commit.after()));
        yield false;
      }
      case NextStep.Refuse<S, T> refuse -> {
        refuse
            .failure()
            .ifPresent(bug ->
                context.effects().add(new HostEffect.Failed(game.id, refuse.pending().id(), bug)));
        refuse(game, refuse.pending(), refuse.refusal(), now);
        yield false;
      }
      case NextStep.Repeat<S, T> repeat -> {
        game.queue.remove(repeat.pending());
        repeat(game, repeat.pending(), repeat.answer());
        yield true;
      }
      case NextStep.Expire<S, T> expire -> {
        game.queue.remove(expire.pending());
        context.expire(expire.pending().offset());
        yield true;
      }
      case NextStep.Hold<S, T> hold -> hold(game, hold.pending(), now);
      case NextStep.Open<S, T> _ -> {
        if (!game.openingRequested) {
          game.openingRequested = true;
          context.effects().add(new HostEffect.Open(game.id));
        }
        yield false;
      }
      case NextStep.RestoreRewindTarget<S, T> recall -> {
        if (game.restoring.isEmpty()) {
          reader.restoreRewindTarget(game, recall.toSeq());
        }
        yield false;
      }
      case NextStep.Stop<S, T> stop -> {
        reader.stop(game, stop.reason(), stop.failure());
        yield false;
      }
    };
  }

  private boolean hold(HostedGame<S, T> game, Pending pending, Instant now) {
    if (earlyCommands.isFull()) {
      refuse(
          game,
          pending,
          Refusals.unknownCommit(pending.envelope().afterSeq(), game.chain.seq()),
          now);
      return false;
    }
    game.queue.remove(pending);
    earlyCommands.hold(game, pending);
    return true;
  }

  private void refuse(HostedGame<S, T> game, Pending pending, Refusal refusal, Instant now) {
    RefusedCommand refused = refused(game, pending, refusal, now);
    if (ChronicleRecord.read(refused.bytes()) instanceof RefusedCommand) {
      game.queue.remove(pending);
      send(game, refused, Optional.of(pending), Optional.empty());
    } else {
      // No reader would count it, and the command would never get its answer.
      reader.stop(game, "a refusal that cannot be read: " + refusal.type());
    }
  }

  private RefusedCommand refused(
      HostedGame<S, T> game, Pending pending, Refusal refusal, Instant now) {
    return new RefusedCommand(
        pending.id(),
        game.id,
        context.service(),
        context.claim(),
        pending.envelope().actor(),
        game.chain.stamp(now, Optional.empty()).at(),
        refusal);
  }

  private Commit sealed(HostedGame<S, T> game, NextStep.Commit<S, T> commit) {
    Genesis origin = commit.after().table().kernel().origin().orElseThrow();
    SaltSource salts = context.hosted().secrets().salts(game.id, origin);
    Header header =
        Header.of(
            game.id,
            commit.stamp(),
            game.chain.head(),
            context.service(),
            context.claim(),
            commit.after().table().kernel().debtor(),
            commit.command());
    return sealing.seal(header, commit.events(), salts);
  }

  private void send(
      HostedGame<S, T> game,
      ChronicleRecord record,
      Optional<Pending> pending,
      Optional<Position<S, T>> after) {
    long ticket = context.effects().newTicket();
    byte[] bytes = record.bytes();
    InFlight<S, T> flight = new InFlight<>(ticket, bytes, pending, after);
    game.inFlight = Optional.of(flight);
    sent.put(ticket, game);
    context.effects().add(append(game, flight));
  }

  private static HostEffect append(HostedGame<?, ?> game, InFlight<?, ?> flight) {
    return new HostEffect.Append(
        flight.ticket(), game.id.value(), flight.bytes(), flight.pending().map(Pending::id));
  }

  /** The broker has the record. Whether it counts is known when it is read back. */
  void appended(long ticket) {
    sent.remove(ticket);
  }

  /**
   * No broker takes the record in flight with this ticket.
   *
   * @return its game; empty if nothing with this ticket is in flight
   */
  Optional<HostedGame<S, T>> rejected(long ticket) {
    Optional<HostedGame<S, T>> game =
        Optional.ofNullable(sent.remove(ticket))
            .filter(of -> of.inFlight.filter(flight -> flight.ticket() == ticket).isPresent());
    game.ifPresent(HostedGame::forgetInFlight);
    return game;
  }

  /** Sends the same bytes again, unless the record was read back already. */
  void appendFailed(long ticket) {
    HostedGame<S, T> game = sent.get(ticket);
    if (game == null) {
      return;
    }
    game.inFlight
        .filter(flight -> flight.ticket() == ticket)
        .ifPresentOrElse(
            flight -> context.effects().add(append(game, flight)), () -> sent.remove(ticket));
  }
}
