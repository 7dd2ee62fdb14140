package org.lazax.gateway.game;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.Service;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.chronicle.ReadBarrier;

/** One game as the services tell of it: public facts, now or as of a past commit. */
@Path("/games/{game}")
@Produces(MediaType.APPLICATION_JSON)
class GameResource {
  private final Access access;
  private final ReadBarrier arrivals;
  private final Reads reads;
  private final CurrentCaller visitor;

  GameResource(Access access, ReadBarrier arrivals, Reads reads, CurrentCaller visitor) {
    this.access = access;
    this.arrivals = arrivals;
    this.reads = reads;
    this.visitor = visitor;
  }

  @GET
  public Uni<Response> game(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return tell(Service.GAME, game, asked, asOf);
  }

  @GET
  @Path("/galaxy")
  public Uni<Response> galaxy(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return tell(Service.MAP, game, asked, asOf);
  }

  /** Not kept by anybody: a game goes on. */
  @GET
  @Path("/galaxy.svg")
  @Produces("image/svg+xml")
  public Uni<Response> picture(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return readable(game, asked, asOf)
        .chain(readable -> reads.picture(readable.game(), asOf, readable.standing().seq()))
        .map(drawn -> Response.ok(drawn).header("Cache-Control", "no-cache").build());
  }

  @GET
  @Path("/battles")
  public Uni<Response> battles(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return tell(Service.COMBAT, game, asked, asOf);
  }

  @GET
  @Path("/council")
  public Uni<Response> council(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return tell(Service.AGENDA, game, asked, asOf);
  }

  private Uni<Response> tell(Service service, String game, RequestParameters asked, AsOf asOf) {
    return readable(game, asked, asOf)
        .chain(readable -> reads.game(service, readable.game(), asOf, readable.standing().seq()))
        .map(told -> Response.ok(told).tag(new EntityTag(told.path("seq").asText())).build());
  }

  /** Whoever may not read it is refused; a commit that is not there yet is waited for. */
  private Uni<Access.ReadableGame> readable(String game, RequestParameters asked, AsOf asOf) {
    return access
        .reading(game, visitor.reader(), asked.invitation())
        .call(readable -> arrivals.head(readable.game(), asOf.latest()));
  }
}
