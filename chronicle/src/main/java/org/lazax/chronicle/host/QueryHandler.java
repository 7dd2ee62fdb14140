package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostedGame.Asked;

/** Answers questions from the state as it is folded. */
final class QueryHandler<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> tenure;
  private final StepPlanner<S, T> deliberation;

  QueryHandler(PartitionContext<S, T> tenure, StepPlanner<S, T> deliberation) {
    this.tenure = tenure;
    this.deliberation = deliberation;
  }

  /** Answers what can be answered, and gives up on what waited too long. */
  void serve(HostedGame<S, T> game, Instant now) {
    for (Asked asked : game.questions.toArray(Asked[]::new)) {
      Optional<QueryResult> answer = answer(game, asked, now);
      answer.ifPresent(given -> {
        game.questions.remove(asked);
        tenure.outbox().add(new HostEffect.Reply(asked.question(), given));
      });
    }
  }

  /** None of them can be answered. */
  void giveUp(HostedGame<S, T> game, String reason) {
    game.questions.forEach(asked ->
        tenure.outbox().add(new HostEffect.Reply(asked.question(), new QueryResult.None(reason))));
    game.questions.clear();
  }

  private Optional<QueryResult> answer(HostedGame<S, T> game, Asked asked, Instant now) {
    boolean there = game.inMemory() && game.chain.seq() >= asked.question().atLeast();
    if (there && game.chain.seq() > 0) {
      return Optional.of(answer(game, game.position.orElseThrow(), asked, now));
    }
    return tenure.limits().expired(asked.arrived(), now) || there
        ? Optional.of(new QueryResult.None("the game is not there, or not so far"))
        : Optional.empty();
  }

  private QueryResult answer(
      HostedGame<S, T> game, Position<S, T> position, Asked asked, Instant now) {
    long seq = game.chain.seq();
    return switch (asked.question()) {
      case Query.Options question -> {
        List<Option> options = tenure.hosted().decider().options(position, question.seat());
        yield new QueryResult.Options(
            seq,
            options.stream().flatMap(option -> option.forms().stream()).toList(),
            position.table().inert(options));
      }
      case Query.DryRun question -> deliberation.tryOut(game, position, question.envelope(), now);
      case Query.State _ -> new QueryResult.State(position);
    };
  }
}
