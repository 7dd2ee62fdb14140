package org.lazax.gateway.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The collection of games: create and list them. */
@Path("/games")
@Produces(MediaType.APPLICATION_JSON)
class GamesResource {
  private static final int MAX_PAGE = 100;

  private final LobbyCommands lobby;
  private final Access access;
  private final Reads reads;
  private final Games games;
  private final AssignedSeats assigned;
  private final CurrentCaller currentCaller;

  GamesResource(
      LobbyCommands lobby,
      Access access,
      Reads reads,
      Games games,
      AssignedSeats assigned,
      CurrentCaller currentCaller) {
    this.lobby = lobby;
    this.access = access;
    this.reads = reads;
    this.games = games;
    this.assigned = assigned;
    this.currentCaller = currentCaller;
  }

  /**
   * A page of games.
   *
   * @param next cursor of the next page; absent on the last
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record GamePage(List<ObjectNode> games, Optional<String> next) {}

  /** A game that was created. */
  record CreatedGame(String id, long seq) {}

  /**
   * Creates a game. Game-service checks the choices. A repeated request with the same key gives the
   * same game.
   */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public Uni<Response> create(@BeanParam RequestParameters asked, @Nullable ObjectNode choices) {
    Caller caller = currentCaller.require(Scope.ORGANISE);
    if (choices == null) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "a game needs a name and seats");
    }
    if (choices.has("tournament")) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "only a tournament creates the games of its tables");
    }
    String key = asked.keyOrNew();
    GameId game = GameId.created(caller.account(), key);
    return lobby.submit(
        game,
        caller,
        key,
        Optional.empty(),
        "game.create-game",
        choices,
        (_, commit) ->
            Response.created(Links.game(game))
                .entity(new CreatedGame(game.value(), commit.header().seq())));
  }

  /**
   * The listed games and the caller's own, page by page, without those of tables that a tournament
   * does not play. A cursor stays valid while games are created and end.
   */
  @GET
  public Uni<GamePage> list(
      @RestQuery Optional<String> after,
      @RestQuery Optional<String> status,
      @RestQuery @DefaultValue("50") int limit) {
    int max = Math.clamp(limit, 1, MAX_PAGE);
    String from = after.map(Cursor::read).orElse("");
    Optional<String> wanted = status.map(GamesResource::status);
    Optional<Caller> reader = currentCaller.reader();
    return FilledPage.read(from, max, read -> games(reader, read, wanted, max), this::goesOn)
        .map(page -> new GamePage(page.entries(), page.next()));
  }

  private Uni<List<ObjectNode>> games(
      Optional<Caller> reader, String after, Optional<String> status, int max) {
    return reader
        .map(caller -> access.unlisted(caller, after, max))
        .orElseGet(() -> Uni.createFrom().item(List.of()))
        .chain(own -> reads.list(Service.GAME, after, status, max, own));
  }

  /** Whether the game has begun, or may begin. That of an aborted table does not. */
  private boolean goesOn(ObjectNode game) {
    return games
        .find(new GameId(game.path("id").asText()))
        .filter(standing -> !standing.begun())
        .flatMap(Standing::table)
        .map(assigned::awaitsGame)
        .orElse(true);
  }

  private static String status(String given) {
    return switch (given) {
      case "LOBBY", "RUNNING", "FINISHED" -> given;
      default ->
          throw ProblemException.of(
              ProblemType.MALFORMED_REQUEST, "status must be LOBBY, RUNNING or FINISHED");
    };
  }
}
