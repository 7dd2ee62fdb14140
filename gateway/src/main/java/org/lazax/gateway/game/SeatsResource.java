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
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.account.Secret;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.command.SubmittedCommand;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** A game that gathers its players: invitations, seats, the start. */
@Path("/games/{game}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
class SeatsResource {
  private final Access access;
  private final LobbyCommands lobby;
  private final Invitations invitations;
  private final Games games;
  private final CurrentCaller visitor;

  SeatsResource(
      Access access,
      LobbyCommands lobby,
      Invitations invitations,
      Games games,
      CurrentCaller visitor) {
    this.access = access;
    this.lobby = lobby;
    this.invitations = invitations;
    this.games = games;
    this.visitor = visitor;
  }

  /** A seat that was taken. */
  record TakenSeat(String game, Optional<String> seat, long seq) {}

  /** A game that was started. */
  record StartedGame(String game, long seq) {}

  /** An invitation that is wanted; it opens for two weeks where nothing else is said. */
  record NewInvitation(Optional<Instant> expiresAt) {}

  /** An invitation; its secret is told this once. */
  record IssuedInvitation(String id, String game, String secret, Instant expiresAt) {}

  @POST
  @Path("/invitations")
  @ResponseStatus(201)
  public Uni<IssuedInvitation> invite(@RestPath String game, @Nullable NewInvitation body) {
    Caller caller = visitor.require(Scope.ORGANISE);
    Secret secret = Secret.drawn();
    Instant until =
        Optional.ofNullable(body)
            .flatMap(NewInvitation::expiresAt)
            .orElseGet(() -> Instant.now().plus(Invitations.USUAL));
    return access
        .organising(game, caller)
        .chain(readable -> invitations.issue(readable.game(), caller.account(), secret, until))
        .map(issued ->
            new IssuedInvitation(issued.id, issued.game, secret.text(), issued.expiresAt));
  }

  /** The account sits down; from now on it acts for this seat. */
  @POST
  @Path("/seats")
  public Uni<Response> sit(
      @RestPath String game, @BeanParam RequestParameters asked, @Nullable ObjectNode choices) {
    Caller caller = visitor.require(Scope.PLAY);
    if (choices == null) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "a seat needs a faction");
    }
    return access
        .reading(game, Optional.of(caller), asked.invitation())
        .chain(readable ->
            lobby.give(
                readable.game(),
                caller,
                asked.keyOrNew(),
                asked.ifMatch(),
                "game.take-seat",
                choices,
                this::taken));
  }

  @POST
  @Path("/start")
  public Uni<Response> start(@RestPath String game, @BeanParam RequestParameters asked) {
    Caller caller = visitor.require(Scope.ORGANISE);
    return access
        .organising(game, caller)
        .chain(readable ->
            lobby.give(
                readable.game(),
                caller,
                asked.keyOrNew(),
                asked.ifMatch(),
                "game.start-game",
                JsonNodeFactory.instance.objectNode(),
                (_, commit) -> Response.ok(new StartedGame(game, commit.header().seq()))));
  }

  private Response.ResponseBuilder taken(SubmittedCommand given, Commit commit) {
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
