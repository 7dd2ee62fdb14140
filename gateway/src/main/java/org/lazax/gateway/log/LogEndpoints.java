package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * The log of a game or tournament, as far as the caller may read it. After its end everybody may
 * read everything.
 */
abstract class LogEndpoints {
  private static final String NDJSON = "application/x-ndjson";

  /**
   * The low quality factor makes server-sent events the choice only for clients that ask for them.
   */
  private static final String SSE = MediaType.SERVER_SENT_EVENTS + ";qs=0.1";

  private final LogStreams streams;
  private final OpenLog open;

  LogEndpoints(LogStreams streams, OpenLog open) {
    this.streams = streams;
    this.open = open;
  }

  /**
   * The log as lines. Without {@code after} and {@code follow} it is an export, which {@code
   * docs/log-format.md} describes and {@code ./lazax verify} accepts. Otherwise it has only the
   * lines of commits.
   */
  @GET
  @Produces(NDJSON)
  public Multi<Buffer> lines(
      @RestQuery @DefaultValue("0") long after, @RestQuery @DefaultValue("false") boolean follow) {
    return streams.lines(open, checked(after), follow);
  }

  /**
   * The log as server-sent events, always with the commits to come. The id of an event is the seq,
   * its data are the lines of the commit.
   */
  @GET
  @Produces(SSE)
  public Multi<OutboundSseEvent> events(
      @RestQuery @DefaultValue("0") long after,
      @RestHeader("Last-Event-ID") Optional<Long> last,
      @Context Sse sse) {
    return streams.events(open, checked(last.orElse(after)), sse);
  }

  private static long checked(long after) {
    if (after < 0) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "after must be the number of a commit");
    }
    return after;
  }
}
