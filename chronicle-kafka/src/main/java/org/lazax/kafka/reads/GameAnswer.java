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
 * A game with a view of it, or with an answer to a question about it.
 *
 * @param id the game
 * @param seq number of the commit after which the view is taken
 * @param listed whether everybody finds it in the list of games
 * @param name the name that its organiser gave it
 * @param status where the game is, such as {@code RUNNING}; {@code STOPPED} if it has stopped on an
 *     error
 * @param round the number of the round
 * @param winner the seat that has won; null if none has
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
