package org.lazax.gateway.stream;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * The streams that are followed now. One reader, and all together, follow so many and no more, and
 * none begins while memory is full. A reader is a token, or an address without one.
 */
@ApplicationScoped
public class Followers {
  private static final Duration RETRY_AFTER = Duration.ofSeconds(10);

  private final int mostOfOne;
  private final int mostInAll;
  private final ReaderMemory memory;
  private final Map<String, Integer> streams = new HashMap<>();
  private int inAll;

  Followers(
      @ConfigProperty(name = "lazax.streams.of-one-reader") int mostOfOne,
      @ConfigProperty(name = "lazax.streams.in-all") int mostInAll,
      ReaderMemory memory) {
    this.mostOfOne = mostOfOne;
    this.mostInAll = mostInAll;
    this.memory = memory;
  }

  /** Counts the stream of this request until its response ends. Refuses one too many. */
  public void enter(Optional<Caller> caller, RoutingContext request) {
    String reader =
        caller.map(Caller::token).orElseGet(() -> request.request().remoteAddress().host());
    enter(reader);
    request.addEndHandler(_ -> leave(reader));
  }

  synchronized void enter(String reader) {
    if (memory.isFull()) {
      throw ProblemException.later(
          ProblemType.UNAVAILABLE, "there is no memory for another stream", RETRY_AFTER);
    }
    int own = streams.getOrDefault(reader, 0);
    if (own >= mostOfOne || inAll >= mostInAll) {
      throw ProblemException.later(
          ProblemType.TOO_MANY_STREAMS,
          own >= mostOfOne
              ? "you are following %d streams already".formatted(own)
              : "%d streams are followed here already".formatted(inAll),
          RETRY_AFTER);
    }
    streams.put(reader, own + 1);
    inAll++;
  }

  synchronized void leave(String reader) {
    streams.computeIfPresent(reader, (_, own) -> own == 1 ? null : own - 1);
    inAll--;
  }
}
