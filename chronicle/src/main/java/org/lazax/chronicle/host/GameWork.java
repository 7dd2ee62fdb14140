package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
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

/** Lets a game go on as far as it can, one record in flight at a time. */
final class GameWork<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> tenure;
  private final GameReader<S, T> reader;
  private final StepPlanner<S, T> deliberation;
  private final QueryHandler<S, T> questions;
  private final EarlyCommands<S, T> ahead;
  private final Sealing sealing;
  private final Map<Long, HostedGame<S, T>> sent = new HashMap<>();

  GameWork(PartitionContext<S, T> tenure, GameReader<S, T> reader) {
    this.tenure = tenure;
    this.reader = reader;
    this.deliberation =
        new StepPlanner<>(tenure.hosted().decider(), tenure.hosted().chances(), tenure.limits());
    this.questions = new QueryHandler<>(tenure, deliberation);
    this.ahead = new EarlyCommands<>(tenure.limits());
    this.sealing = new Sealing(tenure.hosted().decider().wire());
  }

  void goOn(HostedGame<S, T> game, Instant now) {
    game.used = now;
    ahead.release(game);
    if (game.stopped.isPresent()) {
      giveUp(game, TurnedAway.Reason.STOPPED);
      return;
    }
    if (!game.inMemory()) {
      reader.restore(game);
      return;
    }
    while (game.inFlight.isEmpty() && game.inMemory()) {
      if (!perform(game, deliberation.next(game, now), now)) {
        break;
      }
    }
    questions.serve(game, now);
  }

  /** Nothing can be done for those who wait. */
  void giveUp(HostedGame<S, T> game, TurnedAway.Reason reason) {
    game.queue.forEach(pending -> tenure.turnAway(pending, game, reason));
    game.queue.clear();
    questions.giveUp(game, reason.name());
  }

  /** The games with a command that was held too long. */
  List<HostedGame<S, T>> expire(Instant now) {
    return ahead.expire(now);
  }

  /** Does it; says whether there may be more to do at once. */
  private boolean perform(HostedGame<S, T> game, NextStep<S, T> step, Instant now) {
    return switch (step) {
      case NextStep.Rest<S, T> _ -> false;
      case NextStep.Commit<S, T> commit -> {
        commit.pending().ifPresent(game.queue::remove);
        send(game, sealed(game, commit), commit.pending(), Optional.of(commit.after()));
        yield false;
      }
      case NextStep.Refuse<S, T> refuse -> {
        refuse
            .failure()
            .ifPresent(bug ->
                tenure.outbox().add(new HostEffect.Failed(game.id, refuse.pending().id(), bug)));
        refuse(game, refuse.pending(), refuse.refusal(), now);
        yield false;
      }
      case NextStep.Repeat<S, T> repeat -> {
        game.queue.remove(repeat.pending());
        tenure.undone().done(repeat.pending().offset());
        tenure.outbox().add(new HostEffect.Repeat(repeat.pending().id(), game.id, repeat.answer()));
        yield true;
      }
      case NextStep.Hold<S, T> hold -> hold(game, hold.pending(), now);
      case NextStep.Open<S, T> _ -> {
        if (!game.openingAsked) {
          game.openingAsked = true;
          tenure.outbox().add(new HostEffect.Open(game.id));
        }
        yield false;
      }
      case NextStep.Recall<S, T> recall -> {
        if (game.restoring.isEmpty()) {
          reader.recall(game, recall.toSeq());
        }
        yield false;
      }
      case NextStep.Stop<S, T> stop -> {
        reader.stop(game, stop.reason());
        giveUp(game, TurnedAway.Reason.STOPPED);
        yield false;
      }
    };
  }

  private boolean hold(HostedGame<S, T> game, Pending pending, Instant now) {
    if (ahead.isFull()) {
      refuse(
          game,
          pending,
          Refusals.unknownCommit(pending.envelope().afterSeq(), game.chain.seq()),
          now);
      return false;
    }
    game.queue.remove(pending);
    ahead.hold(game, pending);
    return true;
  }

  private void refuse(HostedGame<S, T> game, Pending pending, Refusal refusal, Instant now) {
    game.queue.remove(pending);
    RefusedCommand refused = refused(game, pending, refusal, now);
    if (ChronicleRecord.read(refused.bytes()) instanceof RefusedCommand) {
      send(game, refused, Optional.of(pending), Optional.empty());
    } else {
      // Nobody would ever read it, and the command would wait for its answer for ever.
      reader.stop(game, "a refusal that cannot be read: " + refusal.type());
      tenure.turnAway(pending, game, TurnedAway.Reason.STOPPED);
      giveUp(game, TurnedAway.Reason.STOPPED);
    }
  }

  private RefusedCommand refused(
      HostedGame<S, T> game, Pending pending, Refusal refusal, Instant now) {
    return new RefusedCommand(
        pending.id(),
        game.id,
        tenure.service(),
        tenure.claim(),
        pending.envelope().actor(),
        game.chain.stamp(now, Optional.empty()).at(),
        refusal);
  }

  private Commit sealed(HostedGame<S, T> game, NextStep.Commit<S, T> commit) {
    Genesis origin = commit.after().table().kernel().origin().orElseThrow();
    SaltSource salts = tenure.hosted().chances().salts(game.id, origin);
    Header header =
        Header.of(
            game.id,
            commit.stamp(),
            game.chain.head(),
            tenure.service(),
            tenure.claim(),
            commit.after().table().kernel().debtor(),
            commit.command());
    return sealing.seal(header, commit.events(), salts);
  }

  private void send(
      HostedGame<S, T> game,
      ChronicleRecord made,
      Optional<Pending> pending,
      Optional<Position<S, T>> after) {
    long ticket = tenure.outbox().newTicket();
    byte[] bytes = made.bytes();
    InFlight<S, T> flight = new InFlight<>(ticket, bytes, pending, after);
    game.inFlight = Optional.of(flight);
    sent.put(ticket, game);
    tenure.outbox().add(append(game, flight));
  }

  private static HostEffect append(HostedGame<?, ?> game, InFlight<?, ?> flight) {
    return new HostEffect.Append(
        flight.ticket(), game.id.value(), flight.bytes(), flight.pending().map(Pending::id));
  }

  /** The broker has it. What it is worth is known when it is read. */
  void appended(long ticket) {
    sent.remove(ticket);
  }

  /** Sends it once more, the same bytes, unless it is settled already. */
  void failed(long ticket) {
    HostedGame<S, T> game = sent.get(ticket);
    if (game == null) {
      return;
    }
    game.inFlight
        .filter(flight -> flight.ticket() == ticket)
        .ifPresentOrElse(
            flight -> tenure.outbox().add(append(game, flight)), () -> sent.remove(ticket));
  }
}
