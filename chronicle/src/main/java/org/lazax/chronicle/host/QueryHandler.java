package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostedGame.PendingQuery;

/** Answers queries from the folded state. */
final class QueryHandler<S, T extends SharedState<T>> {
  private static final QueryResult.None TOO_OLD =
      new QueryResult.None("it has waited for too long");

  private final PartitionContext<S, T> context;
  private final StepPlanner<S, T> planner;
  private final EarlyCommands<S, T> earlyCommands;

  QueryHandler(
      PartitionContext<S, T> context,
      StepPlanner<S, T> planner,
      EarlyCommands<S, T> earlyCommands) {
    this.earlyCommands = earlyCommands;
    this.context = context;
    this.planner = planner;
  }

  /** Answers the queries that can be answered, and gives up those that waited too long. */
  void answerAll(HostedGame<S, T> game, Instant now) {
    if (game.queries.isEmpty()) {
      return;
    }
    expire(game, now);
    for (PendingQuery pending : game.queries.toArray(PendingQuery[]::new)) {
      Optional<QueryResult> answer = answer(game, pending, now);
      answer.ifPresent(result -> {
        game.queries.remove(pending);
        context.effects().add(new HostEffect.Reply(pending.query(), result));
      });
    }
  }

  /** Answers the queries with none for which nobody waits any more. */
  void expire(HostedGame<S, T> game, Instant now) {
    List<PendingQuery> over =
        game.queries.stream()
            .filter(pending -> context.limits().queryIsOver(pending.sent(), now))
            .toList();
    game.queries.removeAll(over);
    over.forEach(pending -> context.effects().add(new HostEffect.Reply(pending.query(), TOO_OLD)));
  }

  /** Answers all waiting queries with none. */
  void failAll(HostedGame<S, T> game, String reason) {
    game.queries.forEach(pending ->
        context.effects().add(new HostEffect.Reply(pending.query(), new QueryResult.None(reason))));
    game.queries.clear();
  }

  private Optional<QueryResult> answer(HostedGame<S, T> game, PendingQuery pending, Instant now) {
    boolean ready = game.inMemory() && game.chain.seq() >= pending.query().atLeast();
    if (ready && game.chain.seq() > 0) {
      return Optional.of(answer(game, game.position.orElseThrow(), pending, now));
    }
    return context.limits().expired(pending.arrived(), now) || ready
        ? Optional.of(
            new QueryResult.None("there is no such game, or it has not reached this commit"))
        : Optional.empty();
  }

  private QueryResult answer(
      HostedGame<S, T> game, Position<S, T> position, PendingQuery pending, Instant now) {
    long seq = game.chain.seq();
    return switch (pending.query()) {
      case Query.Options query -> {
        List<Option> options = context.hosted().decider().options(position, query.seat());
        yield new QueryResult.Options(
            seq,
            options.stream().flatMap(option -> option.forms().stream()).toList(),
            position.table().inert(options));
      }
      case Query.DryRun query -> planner.tryOut(game, position, query.envelope(), now);
      case Query.Status query -> new QueryResult.Status(isOpen(game, query.command()));
      case Query.StartAgain _ -> new QueryResult.Started(false);
      case Query.State _ -> new QueryResult.State(position);
    };
  }

  private boolean isOpen(HostedGame<S, T> game, CommandId command) {
    return game.answers.orElseThrow().to(command).isPresent()
        || game.holds(command)
        || earlyCommands.holds(command);
  }
}
