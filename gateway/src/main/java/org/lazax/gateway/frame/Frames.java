package org.lazax.gateway.frame;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;

/** Reads the frames of games from game-service. */
@ApplicationScoped
class Frames {
  private static final Logger LOG = Logger.getLogger(Frames.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

  /** The fold of a long game takes some seconds on a service that has just started. */
  private static final int TIMEOUT_SECONDS = 60;

  private final ServiceFrames service;

  Frames(Config config) {
    this.service =
        ServiceClients.of(config, Service.GAME)
            .readTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
            .build(ServiceFrames.class);
  }

  /**
   * The frames as lines of JSON, compressed with gzip.
   *
   * @param from number of the first commit
   * @param to number of the last commit
   * @param seat the player who looks, and whose hand is shown too
   * @param all whether hidden events are told, because the game has ended
   */
  Uni<byte[]> of(GameId game, long from, long to, Optional<Seat> seat, boolean all) {
    return service
        .frames(game.value(), from, to, seat.map(Seat::toString), all, false)
        .onFailure()
        .transform(Frames::unavailable);
  }

  /** The same for readers who have the view before the first of these frames. */
  Uni<byte[]> next(GameId game, long from, long to, Optional<Seat> seat) {
    return service
        .frames(game.value(), from, to, seat.map(Seat::toString), false, true)
        .onFailure()
        .transform(Frames::unavailable);
  }

  private static Throwable unavailable(Throwable e) {
    LOG.warnf("reading frames failed: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the game cannot be shown at the moment", RETRY_AFTER);
  }
}
