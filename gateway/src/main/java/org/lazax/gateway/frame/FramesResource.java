package org.lazax.gateway.frame;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** A game moment by moment: whole views, and merge patches between them. */
@Path("/games/{game}/frames")
class FramesResource {
  private static final String NDJSON = "application/x-ndjson";
  private static final String GZIP = "gzip";

  private final Access access;
  private final ReadBarrier barrier;
  private final Frames frames;
  private final Readers readers;
  private final CurrentCaller currentCaller;

  FramesResource(
      Access access,
      ReadBarrier barrier,
      Frames frames,
      Readers readers,
      CurrentCaller currentCaller) {
    this.access = access;
    this.barrier = barrier;
    this.frames = frames;
    this.readers = readers;
    this.currentCaller = currentCaller;
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

  private static Uni<Response.ResponseBuilder> response(byte[] lines, Optional<String> encodings) {
    return encodings.filter(accepted -> accepted.contains(GZIP)).isPresent()
        ? Uni.createFrom().item(Response.ok(lines).header(HttpHeaders.CONTENT_ENCODING, GZIP))
        : Uni.createFrom()
            .item(lines)
            .emitOn(Infrastructure.getDefaultWorkerPool())
            .map(compressed -> Response.ok(expanded(compressed)));
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

  private static byte[] expanded(byte[] compressed) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
