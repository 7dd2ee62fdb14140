package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Trace;

/** Starts games again that have stopped on an error. */
@ApplicationScoped
public class Restarts {
  private static final Duration RETRY_AFTER = Duration.ofSeconds(10);

  private final QueryClient queries;
  private final StoppedGames stopped;

  Restarts(QueryClient queries, StoppedGames stopped) {
    this.queries = queries;
    this.stopped = stopped;
  }

  /**
   * Starts a game or tournament again wherever it has stopped. Refuses one that has not, as far as
   * is known here.
   *
   * @return the services that go on with it
   */
  public Uni<List<Service>> start(GameId game, Trace trace) {
    List<Uni<Optional<Reply.Started>>> requests =
        stopped.find(game).orElseThrow(Restarts::notStopped).by().realm().services().stream()
            .map(service -> start(service, game, trace))
            .toList();
    return Uni.join().all(requests).andFailFast().map(Restarts::started);
  }

  /** Empty if the service does not answer. */
  private Uni<Optional<Reply.Started>> start(Service service, GameId game, Trace trace) {
    return queries
        .ask(service, id -> new Query.StartAgain(id, game, 0), trace)
        .map(reply -> Optional.of((Reply.Started) reply))
        .onFailure(ProblemException.class)
        .recoverWithItem(Optional.empty());
  }

  private static List<Service> started(List<Optional<Reply.Started>> replies) {
    List<Service> started =
        replies.stream()
            .flatMap(Optional::stream)
            .filter(Reply.Started::had)
            .map(Reply.Started::by)
            .toList();
    if (started.isEmpty() && replies.contains(Optional.<Reply.Started>empty())) {
      throw ProblemException.later(
          ProblemType.UNAVAILABLE, "a service does not answer at the moment", RETRY_AFTER);
    }
    if (started.isEmpty()) {
      throw notStopped();
    }
    return started;
  }

  private static ProblemException notStopped() {
    return ProblemException.of(ProblemType.UNKNOWN_RESOURCE, "no such game has stopped");
  }
}
