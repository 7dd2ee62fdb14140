package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.host.RewindGame;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Operators;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * Rewinds of games, by whoever settles their disputes: the organiser of the game, or an operator.
 * Nobody rewinds a game in which one plays.
 */
@Path("/games/{game}/rewind")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
class RewindResource {
  private static final Logger LOG = Logger.getLogger(RewindResource.class);

  private final Access access;
  private final LobbyCommands lobby;
  private final Operators operators;
  private final CurrentCaller currentCaller;

  RewindResource(
      Access access, LobbyCommands lobby, Operators operators, CurrentCaller currentCaller) {
    this.access = access;
    this.lobby = lobby;
    this.operators = operators;
    this.currentCaller = currentCaller;
  }

  /** A game that was rewound by the commit {@code seq} to the state after {@code toSeq}. */
  record RewoundGame(String game, long toSeq, long seq) {}

  /**
   * Restores the state after a commit. All commits stay in the log; commands that were made before
   * the rewind are refused from then on, and the dice of what is played again are others.
   */
  @POST
  public Uni<Response> rewind(
      @RestPath String game, @BeanParam RequestParameters asked, @Nullable ObjectNode body) {
    Caller caller = currentCaller.require(Scope.ORGANISE);
    long toSeq = toSeq(body);
    return access
        .reading(game, Optional.of(caller), asked.invitation())
        .call(readable -> mayJudge(readable, caller))
        .invoke(() ->
            LOG.infof("account %s rewinds game %s to commit %d", caller.account(), game, toSeq))
        .chain(readable ->
            lobby.submit(
                readable.game(),
                caller,
                asked.key(),
                asked.ifMatch(),
                RewindGame.TYPE,
                JsonNodeFactory.instance.objectNode().put("toSeq", toSeq),
                (_, commit) ->
                    Response.ok(
                        new RewoundGame(readable.game().value(), toSeq, commit.header().seq()))));
  }

  private Uni<Boolean> mayJudge(Access.ReadableGame readable, Caller caller) {
    if (!readable.seats().isEmpty()) {
      throw ProblemException.of(
          ProblemType.PLAYS_IN_IT, "you hold a seat in this game, so another must rewind it");
    }
    return access
        .organises(readable, Optional.of(caller))
        .invoke(organises -> {
          if (!organises && !operators.isOne(Optional.of(caller))) {
            throw ProblemException.of(
                ProblemType.NOT_YOUR_GAME, "another account created this game");
          }
        });
  }

  private static long toSeq(@Nullable ObjectNode body) {
    if (body == null || !body.path("toSeq").isIntegralNumber() || body.size() > 1) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "a rewind has the number of a commit as its toSeq");
    }
    return body.path("toSeq").longValue();
  }
}
