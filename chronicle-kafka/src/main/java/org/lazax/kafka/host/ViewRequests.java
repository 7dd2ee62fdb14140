package org.lazax.kafka.host;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.Query;
import org.lazax.kafka.Asked;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;

/**
 * The requests for views that wait for the host of a partition. A position never changes, so its
 * view is made by whoever asked, and not by the host's thread. For the host's thread only.
 */
final class ViewRequests<S, T extends SharedState<T>> {
  private final ServiceBinding<S, T> service;
  private final Map<String, Request> waiting = new HashMap<>();

  ViewRequests(ServiceBinding<S, T> service) {
    this.service = service;
  }

  /**
   * A request.
   *
   * @param asked what is asked about the game
   * @param query what the host is asked
   * @param view completes with a way to make the view; with empty if there is none
   */
  record Request(
      Asked asked, Query.State query, CompletableFuture<Optional<Supplier<GameAnswer>>> view) {}

  /** Adds a request for a game that has reached this commit. */
  Request add(GameId game, Asked asked, long atLeast) {
    Request request =
        new Request(
            asked,
            new Query.State(UUID.randomUUID().toString(), game, atLeast),
            new CompletableFuture<>());
    waiting.put(request.query().id(), request);
    return request;
  }

  /** Answers a request with the position that the game has now, if it is as new as requested. */
  void answer(Query.State query, Optional<Position<S, T>> position) {
    Request request = waiting.remove(query.id());
    if (request != null) {
      request
          .view()
          .complete(
              position
                  .filter(found -> found.head().seq() >= query.atLeast())
                  .map(
                      found -> () -> GameAnswer.of(service, query.game(), request.asked(), found)));
    }
  }

  /** Answers all requests with none. */
  void endAll() {
    waiting.values().forEach(request -> request.view().complete(Optional.empty()));
    waiting.clear();
  }
}
