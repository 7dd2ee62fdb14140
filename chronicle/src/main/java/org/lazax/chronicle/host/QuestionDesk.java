package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.Tabletop;
import org.lazax.chronicle.host.HostedGame.Asked;

/** Answers questions from the state as it is folded. */
final class QuestionDesk<S, T extends Tabletop<T>> {
  private final Tenure<S, T> tenure;
  private final Deliberation<S, T> deliberation;

  QuestionDesk(Tenure<S, T> tenure, Deliberation<S, T> deliberation) {
    this.tenure = tenure;
    this.deliberation = deliberation;
  }

  /** Answers what can be answered, and gives up on what waited too long. */
  void serve(HostedGame<S, T> game, Instant now) {
    for (Asked asked : game.questions.toArray(Asked[]::new)) {
      Optional<QuestionAnswer> answer = answer(game, asked, now);
      answer.ifPresent(given -> {
        game.questions.remove(asked);
        tenure.outbox().add(new Effect.Reply(asked.question(), given));
      });
    }
  }

  /** None of them can be answered. */
  void giveUp(HostedGame<S, T> game, String reason) {
    game.questions.forEach(asked ->
        tenure.outbox().add(new Effect.Reply(asked.question(), new QuestionAnswer.None(reason))));
    game.questions.clear();
  }

  private Optional<QuestionAnswer> answer(HostedGame<S, T> game, Asked asked, Instant now) {
    boolean there = game.inMemory() && game.chain.seq() >= asked.question().atLeast();
    if (there && game.chain.seq() > 0) {
      return Optional.of(answer(game, game.position.orElseThrow(), asked, now));
    }
    return tenure.limits().expired(asked.arrived(), now) || there
        ? Optional.of(new QuestionAnswer.None("the game is not there, or not so far"))
        : Optional.empty();
  }

  private QuestionAnswer answer(
      HostedGame<S, T> game, Position<S, T> position, Asked asked, Instant now) {
    long seq = game.chain.seq();
    return switch (asked.question()) {
      case Question.Options question -> {
        List<Option> options = tenure.hosted().decider().options(position, question.seat());
        yield new QuestionAnswer.Options(seq, options, position.table().inert(options));
      }
      case Question.DryRun question ->
          deliberation.tryOut(game, position, question.envelope(), now);
      case Question.State _ -> new QuestionAnswer.State(position);
    };
  }
}
