package org.lazax.gateway.frame;

import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.stream.FollowedStreams;

/** A game moment by moment: whole views, and merge patches between them. */
@Path("/games/{game}/frames")
class FramesResource {
  private static final String NDJSON = "application/x-ndjson";

  /**
   * The low quality factor makes server-sent events the choice only for clients that ask for them.
   */
  private static final String SSE = "text/event-stream;qs=0.1";

  private static final String GZIP = "gzip";

  private final Access access;
  private final ReadBarrier barrier;
  private final Frames frames;
  private final Readers readers;
  private final CurrentCaller currentCaller;
  private final LiveFrames live;
  private final OpenFrames open;
  private final FollowedStreams followed;

  FramesResource(
      Access access,
      ReadBarrier barrier,
      Frames frames,
      Readers readers,
      CurrentCaller currentCaller,
      LiveFrames live,
      OpenFrames open,
      FollowedStreams followed) {
    this.access = access;
    this.barrier = barrier;
    this.frames = frames;
    this.readers = readers;
    this.currentCaller = currentCaller;
    this.live = live;
    this.open = open;
    this.followed = followed;
  }

  /**
   * The frames of a game.
   *
   * @param from number of the first commit
   * @param head number of the last commit. The frames up to it never change, so they may be cached
   */
  @GET
  @Produces(NDJSON)
  public Uni<Response> frames(
      @RestPath String game,
      @BeanParam RequestParameters asked,
      @RestQuery @DefaultValue("1") long from,
      @RestQuery Optional<Long> head,
      @RestHeader("Accept-Encoding") Optional<String> encodings,
      HttpServerRequest request) {
    if (from < 0 || head.filter(last -> last < Math.max(1, from)).isPresent()) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "from and head must be numbers of commits, in this order");
    }
    Optional<Caller> caller = currentCaller.reader();
    String reader = caller.map(Caller::token).orElseGet(() -> request.remoteAddress().host());
    long first = Math.max(1, from);
    return access
        .reading(game, caller, asked.invitation())
        .chain(readable -> {
          Optional<Seat> seat = asked.seat();
          readable.viewer(seat);
          return readers.reading(
              reader,
              () ->
                  barrier
                      .head(readable.game(), head.orElse(first))
                      .chain(now ->
                          frames.of(
                              readable.game(),
                              first,
                              head.orElse(now),
                              seat,
                              readable.viewer(seat).all())));
        })
        .chain(lines -> response(lines, encodings))
        .map(response -> cached(response, head.isPresent()));
  }

  /**
   * The frames as server-sent events, with those to come until the game ends. The id of an event is
   * the seq, its data are the frame.
   */
  @GET
  @OpenFrames.Opened
  @NonBlocking
  @Produces(SSE)
  public void events(@Context SseEventSink sink, @Context ServerRequestContext request) {
    followed
        .of(
            currentCaller.reader(),
            live.follow(open.game().game(), open.from(), open.seat()),
            event -> event.length,
            Events.SIGNAL)
        .subscribe()
        .withSubscriber(new EventResponse(request.serverResponse(), sink));
  }

  private static Uni<Response.ResponseBuilder> response(byte[] lines, Optional<String> encodings) {
    return encodings.filter(accepted -> accepted.contains(GZIP)).isPresent()
        ? Uni.createFrom().item(Response.ok(lines).header(HttpHeaders.CONTENT_ENCODING, GZIP))
        : Uni.createFrom()
            .item(lines)
            .emitOn(Infrastructure.getDefaultWorkerPool())
            .map(compressed -> Response.ok(Frames.expanded(compressed)));
  }

  private static Response cached(Response.ResponseBuilder response, boolean unchanging) {
    return response
        .type(NDJSON)
        .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING + ", " + HttpHeaders.AUTHORIZATION)
        .header(
            HttpHeaders.CACHE_CONTROL,
            unchanging ? "private, max-age=31536000, immutable" : "no-cache")
        .build();
  }
}
