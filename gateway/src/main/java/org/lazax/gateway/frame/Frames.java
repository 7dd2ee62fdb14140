package org.lazax.gateway.frame;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.CommitBundle;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;
import org.lazax.gateway.service.SharedAnswers;

/**
 * Reads the frames of games from game-service. Those who ask the same at the same time share the
 * answer, because it may cost a fold of the whole game: all come back at once when a gateway has
 * been restarted.
 */
@ApplicationScoped
class Frames {
  private static final Logger LOG = Logger.getLogger(Frames.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

  /** The fold of a long game takes some seconds on a service that has just started. */
  private static final int TIMEOUT_SECONDS = 60;

  private final ServiceFrames service;
  private final SharedAnswers<Asked, byte[]> answers = new SharedAnswers<>(this::ask);

  @Inject
  Frames(Config config) {
    this(
        ServiceClients.of(config, Service.GAME)
            .readTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
            .build(ServiceFrames.class));
  }

  Frames(ServiceFrames service) {
    this.service = service;
  }

  /** All that the service is told, so that only who asks for the same shares an answer. */
  private record Asked(
      GameId game,
      long from,
      long to,
      Optional<Seat> seat,
      boolean all,
      boolean next,
      List<Commit> given) {}

  /**
   * The frames as lines of JSON, compressed with gzip.
   *
   * @param from number of the first commit
   * @param to number of the last commit
   * @param seat the player who looks, and whose hand is shown too
   * @param all whether hidden events are told, because the game has ended
   */
  Uni<byte[]> of(GameId game, long from, long to, Optional<Seat> seat, boolean all) {
    return answers.to(new Asked(game, from, to, seat, all, false, List.of()));
  }

  /**
   * The same for readers who have the view before the first of these frames.
   *
   * @param given all commits from the first to the last, so that the service need not wait until it
   *     has saved them; none if they are not known here
   */
  Uni<byte[]> next(GameId game, long from, long to, Optional<Seat> seat, List<Commit> given) {
    return answers.to(new Asked(game, from, to, seat, false, true, List.copyOf(given)));
  }

  private Uni<byte[]> ask(Asked asked) {
    return answer(asked).onFailure().transform(Frames::unavailable);
  }

  private Uni<byte[]> answer(Asked asked) {
    String game = asked.game().value();
    Optional<String> seat = asked.seat().map(Seat::toString);
    return asked.given().isEmpty()
        ? service.frames(game, asked.from(), asked.to(), seat, asked.all(), asked.next())
        : service.next(game, asked.from(), asked.to(), seat, CommitBundle.write(asked.given()));
  }

  /** Decompresses lines. */
  static byte[] expanded(byte[] compressed) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Throwable unavailable(Throwable e) {
    LOG.warnf("reading frames failed: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the game cannot be shown at the moment", RETRY_AFTER);
  }
}
