package org.lazax.gateway.option;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.trace.Tracing;

/** The options of the caller's seat: what it may do now. */
@Path("/games/{game}/options")
@Produces(MediaType.APPLICATION_JSON)
class OptionsResource {
  private final Access access;
  private final ReadBarrier barrier;
  private final Options options;
  private final CurrentCaller currentCaller;
  private final Tracing tracing;

  OptionsResource(
      Access access,
      ReadBarrier barrier,
      Options options,
      CurrentCaller currentCaller,
      Tracing tracing) {
    this.access = access;
    this.barrier = barrier;
    this.options = options;
    this.currentCaller = currentCaller;
    this.tracing = tracing;
  }

  @GET
  public Uni<Response> options(
      @RestPath String game,
      @BeanParam RequestParameters asked,
      @RestQuery Optional<Long> atLeast) {
    Caller caller = currentCaller.require(Scope.READ);
    return access
        .reading(game, Optional.of(caller), asked.invitation())
        .chain(readable -> {
          Seat seat = readable.actor(asked.seat());
          return barrier
              .head(readable.game(), atLeast.orElse(0L))
              .chain(head -> options.of(readable.game(), seat, head, tracing.trace()));
        })
        .map(seatOptions ->
            Response.ok(seatOptions).tag(new EntityTag(Long.toString(seatOptions.seq()))).build());
  }
}
