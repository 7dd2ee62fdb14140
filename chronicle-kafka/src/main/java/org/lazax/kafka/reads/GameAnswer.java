package org.lazax.kafka.reads;

import com.fasterxml.jackson.annotation.JsonRawValue;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.kafka.Asked;
import org.lazax.kafka.ServiceBinding;

/**
 * A game in a response of this service.
 *
 * @param seq number of the commit after which the view is taken
 * @param view the service's view, or its answer to a question, as JSON
 */
public record GameAnswer(
    String id,
    long seq,
    boolean listed,
    String name,
    String status,
    int round,
    @Nullable String winner,
    @JsonRawValue String view) {

  /** What the service answers about a game in this position. */
  public static <S, T extends SharedState<T>> GameAnswer of(
      ServiceBinding<S, T> service, GameId game, Asked asked, Position<S, T> position) {
    Summary summary = position.table().summary();
    return new GameAnswer(
        game.value(),
        position.head().seq(),
        summary.listed(),
        summary.name(),
        summary.status().name(),
        summary.round(),
        summary.winner().map(Seat::toString).orElse(null),
        service.answer(asked, position));
  }
}
