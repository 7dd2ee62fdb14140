package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.export.Viewer;
import org.lazax.gateway.account.Visitor;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.Access.ReadableGame;
import org.lazax.gateway.game.Asked;
import org.lazax.gateway.problem.Kind;
import org.lazax.gateway.problem.ProblemException;

/** The log of a game: what this caller may read of it. After the end, everything to everybody. */
@Path("/games/{game}/log")
class LogResource {
  private static final String NDJSON = "application/x-ndjson";

  private final Access access;
  private final LogStreams streams;
  private final GameSalts salts;
  private final Visitor visitor;

  LogResource(Access access, LogStreams streams, GameSalts salts, Visitor visitor) {
    this.access = access;
    this.streams = streams;
    this.salts = salts;
    this.visitor = visitor;
  }

  /**
   * As lines. Whole and not followed, it is the file that {@code docs/log-format.md} describes and
   * {@code ./lazax verify} accepts; else its commits alone.
   */
  @GET
  @Produces(NDJSON)
  public Multi<Buffer> lines(
      @RestPath String game,
      @BeanParam Asked asked,
      @RestQuery @DefaultValue("0") long after,
      @RestQuery @DefaultValue("false") boolean follow) {
    return RestMulti.fromUniResponse(
        reading(game, asked, after),
        open -> streams.lines(open.game(), open.viewer(), open.salts(), after, follow));
  }

  /** As server-sent events, always followed: id is the seq, data the lines of the commit. */
  @GET
  @Produces(MediaType.SERVER_SENT_EVENTS)
  public Multi<OutboundSseEvent> events(
      @RestPath String game,
      @BeanParam Asked asked,
      @RestQuery @DefaultValue("0") long after,
      @RestHeader("Last-Event-ID") Optional<Long> last,
      @Context Sse sse) {
    long from = last.orElse(after);
    return RestMulti.fromUniResponse(
        reading(game, asked, from),
        open -> streams.events(open.game(), open.viewer(), open.salts(), from, sse));
  }

  /** A log that this caller may read. */
  private record OpenLog(ReadableGame game, Viewer viewer, Salts salts) {}

  private Uni<OpenLog> reading(String game, Asked asked, long after) {
    if (after < 0) {
      throw ProblemException.of(Kind.MALFORMED_REQUEST, "after is the number of a commit");
    }
    return access
        .reading(game, visitor.reader(), asked.invitation())
        .chain(readable -> {
          Viewer viewer = readable.viewer(asked.seat());
          return salts
              .of(readable.game(), readable.standing().sealedSeed())
              .map(opened -> new OpenLog(readable, viewer, opened));
        });
  }
}
