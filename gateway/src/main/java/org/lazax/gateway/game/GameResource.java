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
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Operators;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.command.StoppedGames;
import org.lazax.gateway.problem.ProblemException;

/** The views of one game by the four services: public facts, now or after a past commit. */
@Path("/games/{game}")
@Produces(MediaType.APPLICATION_JSON)
class GameResource {
  private final Access access;
  private final ReadBarrier barrier;
  private final Reads reads;
  private final CurrentCaller currentCaller;
  private final StoppedGames stopped;
  private final Operators operators;

  GameResource(
      Access access,
      ReadBarrier barrier,
      Reads reads,
      CurrentCaller currentCaller,
      StoppedGames stopped,
      Operators operators) {
    this.operators = operators;
    this.stopped = stopped;
    this.access = access;
    this.barrier = barrier;
    this.reads = reads;
    this.currentCaller = currentCaller;
  }

  @GET
  public Uni<Response> game(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return read(Service.GAME, game, asked, asOf);
  }

  @GET
  @Path("/galaxy")
  public Uni<Response> galaxy(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return read(Service.MAP, game, asked, asOf);
  }

  /** The galaxy as a picture. It must not be cached, because the game goes on. */
  @GET
  @Path("/galaxy.svg")
  @Produces("image/svg+xml")
  public Uni<Response> picture(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return shown(game, asked, asOf)
        .chain(shown -> reads.picture(shown.game(), shown.asOf(), shown.head()))
        .map(picture -> Response.ok(picture).header("Cache-Control", "no-cache").build());
  }

  @GET
  @Path("/battles")
  public Uni<Response> battles(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return read(Service.COMBAT, game, asked, asOf);
  }

  @GET
  @Path("/council")
  public Uni<Response> council(
      @RestPath String game, @BeanParam RequestParameters asked, @BeanParam AsOf asOf) {
    return read(Service.AGENDA, game, asked, asOf);
  }

  private Uni<Response> read(Service service, String game, RequestParameters asked, AsOf asOf) {
    return shown(game, asked, asOf)
        .chain(shown -> view(service, shown))
        .map(view -> Response.ok(view).tag(new EntityTag(view.path("seq").asText())).build());
  }

  private Uni<JsonNode> view(Service service, Shown shown) {
    Optional<Reply.Stopped> now =
        shown.asOf().at().isPresent() ? Optional.empty() : stopped.find(shown.game());
    return now.map(stop -> stoppedView(service, shown, stop))
        .orElseGet(() -> reads.game(service, shown.game(), shown.asOf(), shown.head()));
  }

  /** The latest view that there is of a game that has stopped. A newer one may never come. */
  private Uni<JsonNode> stoppedView(Service service, Shown shown, Reply.Stopped stop) {
    boolean operator = operators.isOne(currentCaller.reader());
    return access
        .organises(shown.readable(), currentCaller.reader())
        .map(organiser -> StoppedView.of(stop, organiser || operator))
        .chain(view ->
            reads
                .game(service, shown.game(), shown.asOf(), shown.asOf().requiredSeq())
                .map(view::in)
                .onFailure(ProblemException.class)
                .transform(_ -> view.problem()));
  }

  /**
   * A game that may be shown now.
   *
   * @param head number of the latest commit known here
   */
  private record Shown(Access.ReadableGame readable, AsOf asOf, long head) {
    GameId game() {
      return readable.game();
    }
  }

  /**
   * The game, once the requested commit is read. Refuses a caller who may not read it. A request
   * for a settled state gets the state at the commit that settled it, although the game may go on
   * before the service is asked.
   */
  private Uni<Shown> shown(String game, RequestParameters asked, AsOf asOf) {
    boolean settled = asOf.isSettled();
    return access
        .reading(game, currentCaller.reader(), asked.invitation())
        .chain(readable ->
            settled
                ? barrier
                    .settled(readable.game(), asOf.requiredSeq())
                    .map(head -> new Shown(readable, asOf.at(head), head))
                : barrier
                    .head(readable.game(), asOf.requiredSeq())
                    .map(head -> new Shown(readable, asOf, head)));
  }
}
