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
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.account.Secret;
import org.lazax.gateway.account.Visitor;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.command.Commands;
import org.lazax.gateway.command.Given;
import org.lazax.gateway.problem.Kind;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.trace.Tracing;

/** A game that gathers its players: invitations, seats, the start. */
@Path("/games/{game}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
class SeatsResource {
  private final Access access;
  private final Commands commands;
  private final Invitations invitations;
  private final Games games;
  private final Visitor visitor;
  private final Tracing tracing;

  SeatsResource(
      Access access,
      Commands commands,
      Invitations invitations,
      Games games,
      Visitor visitor,
      Tracing tracing) {
    this.access = access;
    this.commands = commands;
    this.invitations = invitations;
    this.games = games;
    this.visitor = visitor;
    this.tracing = tracing;
  }

  /** A seat that was taken. */
  record TakenSeat(String game, Optional<String> seat, long seq) {}

  /** A game that was started. */
  record StartedGame(String game, long seq) {}

  /** An invitation; its secret is told this once. */
  record IssuedInvitation(String id, String game, String secret) {}

  @POST
  @Path("/invitations")
  @ResponseStatus(201)
  public Uni<IssuedInvitation> invite(@RestPath String game) {
    Caller caller = visitor.require(Scope.ORGANISE);
    Secret secret = Secret.drawn();
    return access
        .organising(game, caller)
        .chain(readable -> invitations.issue(readable.game(), caller.account(), secret))
        .map(issued -> new IssuedInvitation(issued.id, issued.game, secret.text()));
  }

  /** The account sits down; from now on it acts for this seat. */
  @POST
  @Path("/seats")
  public Uni<Response> sit(
      @RestPath String game, @BeanParam Asked asked, @Nullable ObjectNode choices) {
    Caller caller = visitor.require(Scope.PLAY);
    if (choices == null) {
      throw ProblemException.of(Kind.MALFORMED_REQUEST, "a seat needs a faction");
    }
    return access
        .reading(game, Optional.of(caller), asked.invitation())
        .chain(readable -> {
          Given given = given(readable.game(), caller, asked, "game.take-seat", choices);
          return commands
              .give(given)
              .map(o -> Answered.to(given, o, commit -> taken(given, commit)));
        });
  }

  @POST
  @Path("/start")
  public Uni<Response> start(@RestPath String game, @BeanParam Asked asked) {
    Caller caller = visitor.require(Scope.ORGANISE);
    return access
        .organising(game, caller)
        .chain(readable -> {
          ObjectNode nothing = JsonNodeFactory.instance.objectNode();
          Given given = given(readable.game(), caller, asked, "game.start-game", nothing);
          return commands
              .give(given)
              .map(o ->
                  Answered.to(
                      given,
                      o,
                      commit -> Response.ok(new StartedGame(game, commit.header().seq()))));
        });
  }

  private Given given(GameId game, Caller caller, Asked asked, String type, ObjectNode payload) {
    return new Given(
        game,
        caller,
        asked.keyOrNew(),
        Optional.empty(),
        asked.ifMatch(),
        type,
        payload,
        tracing.trace());
  }

  private Response.ResponseBuilder taken(Given given, Commit commit) {
    TakenSeat seat =
        new TakenSeat(
            given.game().value(), seatOf(given.game(), given.id()), commit.header().seq());
    return Response.status(Response.Status.CREATED).entity(seat);
  }

  /** Which seat this command took; a rewind may have freed it again. */
  private Optional<String> seatOf(GameId game, CommandId command) {
    return games
        .find(game)
        .flatMap(standing ->
            standing.seats().entrySet().stream()
                .filter(taken -> taken.getValue().command().equals(Optional.of(command)))
                .map(Map.Entry::getKey)
                .map(Object::toString)
                .findFirst());
  }
}
