package org.lazax.gateway.option;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.command.QueryClient;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Trace;

/** Collects the options of a seat from all four services, after the same commit. */
@ApplicationScoped
class Options {
  private static final int MAX_TRIES = 10;

  private final QueryClient queries;

  Options(QueryClient queries) {
    this.queries = queries;
  }

  /**
   * The options of a seat after this commit.
   *
   * @param inert the components that the options name and that have no effect yet
   */
  record SeatOptions(
      String game, Seat seat, long seq, List<JsonNode> options, List<String> inert) {}

  /**
   * Queries all services, and repeats the queries while the replies are about different commits.
   */
  Uni<SeatOptions> of(GameId game, Seat seat, long atLeast, Trace trace) {
    return ask(game, seat, atLeast, trace, MAX_TRIES);
  }

  private Uni<SeatOptions> ask(GameId game, Seat seat, long atLeast, Trace trace, int tries) {
    if (tries == 0) {
      throw ProblemException.later(
          ProblemType.UNAVAILABLE, "the game changes too fast", Duration.ofSeconds(1));
    }
    List<Uni<Reply.Options>> requests =
        Realm.GAMES.services().stream()
            .map(service ->
                queries
                    .ask(service, id -> new Query.Options(id, game, atLeast, seat), trace)
                    .onItem()
                    .castTo(Reply.Options.class))
            .toList();
    return Uni.join()
        .all(requests)
        .andFailFast()
        .chain(replies -> {
          long latest = latest(replies);
          return replies.stream().allMatch(reply -> reply.seq() == latest)
              ? Uni.createFrom().item(merged(game, seat, latest, replies))
              : ask(game, seat, latest, trace, tries - 1);
        });
  }

  private static long latest(List<Reply.Options> replies) {
    return replies.stream().mapToLong(Reply.Options::seq).max().orElse(0);
  }

  private static SeatOptions merged(GameId game, Seat seat, long seq, List<Reply.Options> replies) {
    List<JsonNode> options =
        replies.stream()
            .sorted(Comparator.comparing(Reply.Options::by))
            .flatMap(reply -> StreamSupport.stream(reply.options().spliterator(), false))
            .toList();
    List<String> inert =
        replies.stream().flatMap(reply -> reply.inert().stream()).distinct().sorted().toList();
    return new SeatOptions(game.value(), seat, seq, options, inert);
  }
}
