package org.lazax.kafka.reads;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Summary;

/**
 * A game in a response of this service.
 *
 * @param seq number of the commit after which the view is taken
 * @param view the service's view, as JSON
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

  static GameAnswer of(GameView row) {
    return new GameAnswer(
        row.game, row.seq, row.listed, row.name, row.status, row.round, row.winner, row.view);
  }

  static GameAnswer of(String game, long seq, Summary summary, String view) {
    Optional<Seat> winner = summary.winner();
    return new GameAnswer(
        game,
        seq,
        summary.listed(),
        summary.name(),
        summary.status().name(),
        summary.round(),
        winner.map(Seat::toString).orElse(null),
        view);
  }
}
