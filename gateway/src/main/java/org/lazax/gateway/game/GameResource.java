package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.JsonNode;
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
import org.lazax.chronicle.Service;
import org.lazax.gateway.account.Visitor;
import org.lazax.gateway.problem.Kind;
import org.lazax.gateway.problem.ProblemException;

/** One game as the services tell of it: public facts, now or as of a past commit. */
@Path("/games/{game}")
@Produces(MediaType.APPLICATION_JSON)
class GameResource {
  private final Access access;
  private final Reads reads;
  private final Visitor visitor;

  GameResource(Access access, Reads reads, Visitor visitor) {
    this.access = access;
    this.reads = reads;
    this.visitor = visitor;
  }

  @GET
  public Uni<Response> game(
      @RestPath String game,
      @BeanParam Asked asked,
      @RestQuery Optional<Long> atLeast,
      @RestQuery Optional<Long> at) {
    return tell(Service.GAME, game, asked, atLeast, at);
  }

  @GET
  @Path("/galaxy")
  public Uni<Response> galaxy(
      @RestPath String game,
      @BeanParam Asked asked,
      @RestQuery Optional<Long> atLeast,
      @RestQuery Optional<Long> at) {
    return tell(Service.MAP, game, asked, atLeast, at);
  }

  @GET
  @Path("/battles")
  public Uni<Response> battles(
      @RestPath String game,
      @BeanParam Asked asked,
      @RestQuery Optional<Long> atLeast,
      @RestQuery Optional<Long> at) {
    return tell(Service.COMBAT, game, asked, atLeast, at);
  }

  @GET
  @Path("/council")
  public Uni<Response> council(
      @RestPath String game,
      @BeanParam Asked asked,
      @RestQuery Optional<Long> atLeast,
      @RestQuery Optional<Long> at) {
    return tell(Service.AGENDA, game, asked, atLeast, at);
  }

  private Uni<Response> tell(
      Service service, String game, Asked asked, Optional<Long> atLeast, Optional<Long> at) {
    return access
        .reading(game, visitor.reader(), asked.invitation())
        .chain(readable -> {
          at.ifPresent(seq -> requireReached(readable, seq));
          return reads.game(service, readable.game(), atLeast, at);
        })
        .map(GameResource::response);
  }

  private static void requireReached(Access.ReadableGame readable, long seq) {
    long head = readable.standing().seq();
    if (seq < 1 || seq > head) {
      throw ProblemException.of(Kind.UNKNOWN_COMMIT, "the game has commits 1 to " + head);
    }
  }

  private static Response response(JsonNode told) {
    return Response.ok(told).tag(new EntityTag(told.path("seq").asText())).build();
  }
}
