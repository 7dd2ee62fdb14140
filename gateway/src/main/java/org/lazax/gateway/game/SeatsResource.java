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
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.account.Secret;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.command.SubmittedCommand;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The lobby of a game: invitations, seats and the start. */
@Path("/games/{game}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
class SeatsResource {
  private static final String HOLDER = "holder";

  private final Access access;
  private final LobbyCommands lobby;
  private final Invitations invitations;
  private final Games games;
  private final AssignedSeats assigned;
  private final CurrentCaller currentCaller;

  SeatsResource(
      Access access,
      LobbyCommands lobby,
      Invitations invitations,
      Games games,
      AssignedSeats assigned,
      CurrentCaller currentCaller) {
    this.access = access;
    this.lobby = lobby;
    this.invitations = invitations;
    this.games = games;
    this.assigned = assigned;
    this.currentCaller = currentCaller;
  }

  /** A seat that was taken. */
  record TakenSeat(String game, Optional<String> seat, long seq) {}

  /** A game that was started. */
  record StartedGame(String game, long seq) {}

  /** The request for an invitation. Without {@code expiresAt} it is valid for two weeks. */
  record NewInvitation(Optional<Instant> expiresAt) {}

  /** A new invitation. Its secret is shown only here. */
  record IssuedInvitation(String id, String game, String secret, Instant expiresAt) {}

  @POST
  @Path("/invitations")
  @ResponseStatus(201)
  public Uni<IssuedInvitation> invite(@RestPath String game, @Nullable NewInvitation body) {
    Caller caller = currentCaller.require(Scope.ORGANISE);
    Secret secret = Secret.random();
    Instant until =
        Optional.ofNullable(body)
            .flatMap(NewInvitation::expiresAt)
            .orElseGet(() -> Instant.now().plus(Invitations.DEFAULT_DURATION));
    return access
        .organising(game, caller)
        .chain(readable -> invitations.issue(readable.game(), caller.account(), secret, until))
        .map(issued ->
            new IssuedInvitation(issued.id, issued.game, secret.text(), issued.expiresAt));
  }

  /** Takes a seat. From then on the account acts for this seat. */
  @POST
  @Path("/seats")
  public Uni<Response> sit(
      @RestPath String game, @BeanParam RequestParameters asked, @Nullable ObjectNode choices) {
    Caller caller = currentCaller.require(Scope.PLAY);
    if (choices == null) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "a seat needs a faction");
    }
    if (choices.has(HOLDER)) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "the account that takes a seat is that of the token");
    }
    return access
        .reading(game, Optional.of(caller), asked.invitation())
        .call(readable -> assign(readable, caller, choices))
        .invoke(readable -> choices.put(HOLDER, holder(readable.game(), caller)))
        .chain(readable ->
            lobby.submit(
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
    Caller caller = currentCaller.require(Scope.ORGANISE);
    return access
        .organising(game, caller)
        .chain(readable ->
            lobby.submit(
                readable.game(),
                caller,
                asked.keyOrNew(),
                asked.ifMatch(),
                "game.start-game",
                JsonNodeFactory.instance.objectNode(),
                (_, commit) -> Response.ok(new StartedGame(game, commit.header().seq()))));
  }

  /** At a table of a tournament everybody takes the assigned seat. */
  private Uni<?> assign(Access.ReadableGame readable, Caller caller, ObjectNode choices) {
    return readable
        .standing()
        .table()
        .map(table ->
            assigned
                .of(table, caller)
                .invoke(seat -> {
                  String own = seat.map(Object::toString).orElse("");
                  if (own.isEmpty() || !choices.path("seat").asText(own).equals(own)) {
                    throw ProblemException.of(
                        ProblemType.NOT_YOUR_SEAT,
                        "the tournament assigns the seats of this table");
                  }
                  choices.put("seat", own);
                }))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }

  /** A name of the account in this game, which tells nothing of its seats in other games. */
  private static String holder(GameId game, Caller caller) {
    String both = caller.account() + " " + game.value();
    return Hash.sha256(both.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private Response.ResponseBuilder taken(SubmittedCommand command, Commit commit) {
    TakenSeat seat =
        new TakenSeat(
            command.game().value(), seatOf(command.game(), command.id()), commit.header().seq());
    return Response.status(Response.Status.CREATED).entity(seat);
  }

  /** The seat that this command took; empty if a rewind has freed it again. */
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
