package org.lazax.gateway.game;

import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Operators;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.command.Restarts;
import org.lazax.gateway.command.StoppedGames;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Tracing;

/** The games and tournaments that have stopped on an error, for operators. */
@Path("/stopped-games")
@Produces(MediaType.APPLICATION_JSON)
class StoppedGamesResource {
  private static final Logger LOG = Logger.getLogger(StoppedGamesResource.class);

  private final StoppedGames stopped;
  private final Restarts restarts;
  private final Operators operators;
  private final CurrentCaller currentCaller;
  private final Tracing tracing;

  StoppedGamesResource(
      StoppedGames stopped,
      Restarts restarts,
      Operators operators,
      CurrentCaller currentCaller,
      Tracing tracing) {
    this.stopped = stopped;
    this.restarts = restarts;
    this.operators = operators;
    this.currentCaller = currentCaller;
    this.tracing = tracing;
  }

  /**
   * A game that has stopped.
   *
   * @param by the service
   * @param seq the commit after which it has stopped
   * @param reason why; it may tell what is hidden
   */
  record StoppedGame(String game, Service by, long seq, String reason) {
    static StoppedGame of(Map.Entry<GameId, Reply.Stopped> game) {
      Reply.Stopped stop = game.getValue();
      return new StoppedGame(game.getKey().value(), stop.by(), stop.seq(), stop.reason());
    }
  }

  /** The services that go on with a game. */
  record StartedGame(String game, List<Service> startedBy) {}

  /** The games that have stopped, as far as services have told this gateway, ordered by id. */
  @GET
  @NonBlocking
  public List<StoppedGame> list() {
    operators.require(currentCaller.require(Scope.READ));
    return stopped.all().entrySet().stream()
        .sorted(Map.Entry.comparingByKey(Comparator.comparing(GameId::value)))
        .map(StoppedGame::of)
        .toList();
  }

  /** Reads a game that has stopped from the log again and goes on with it. */
  @POST
  @Path("/{game}/start")
  public Uni<StartedGame> start(@RestPath String game) {
    Caller caller = currentCaller.require(Scope.ORGANISE);
    operators.require(caller);
    GameId id = parse(game);
    LOG.infof("account %s starts game %s again", caller.account(), id);
    return restarts.start(id, tracing.trace()).map(by -> new StartedGame(id.value(), by));
  }

  private static GameId parse(String game) {
    try {
      return new GameId(game);
    } catch (IllegalArgumentException e) {
      throw ProblemException.of(ProblemType.UNKNOWN_RESOURCE, "no game has such an id");
    }
  }
}
