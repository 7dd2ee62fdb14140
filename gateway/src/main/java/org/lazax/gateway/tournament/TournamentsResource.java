package org.lazax.gateway.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
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
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.game.Cursor;
import org.lazax.gateway.game.LobbyCommands;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The collection of tournaments: create and list them. */
@Path("/tournaments")
@Produces(MediaType.APPLICATION_JSON)
class TournamentsResource {
  private static final int MAX_PAGE = 100;

  private final LobbyCommands commands;
  private final TournamentAccess access;
  private final TournamentBook book;
  private final Reads reads;
  private final CurrentCaller currentCaller;

  TournamentsResource(
      LobbyCommands commands,
      TournamentAccess access,
      TournamentBook book,
      Reads reads,
      CurrentCaller currentCaller) {
    this.commands = commands;
    this.access = access;
    this.book = book;
    this.reads = reads;
    this.currentCaller = currentCaller;
  }

  /**
   * A page of tournaments.
   *
   * @param next cursor of the next page; absent on the last
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record TournamentPage(List<TournamentEntry> tournaments, Optional<String> next) {}

  /**
   * A tournament in the list.
   *
   * @param status {@code LOBBY} before its first stage, then {@code RUNNING}, {@code FINISHED}
   * @param rounds how many were published
   */
  record TournamentEntry(String id, String name, String status, int rounds, long seq) {}

  /** A tournament that was created. */
  record CreatedTournament(String id, long seq) {}

  /**
   * Creates a tournament. Tournament-service checks the choices. A repeated request with the same
   * key gives the same tournament.
   */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public Uni<Response> create(@BeanParam RequestParameters asked, @Nullable ObjectNode choices) {
    Caller caller = currentCaller.require(Scope.ORGANISE);
    if (choices == null) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "a tournament needs a name and stages");
    }
    String name = name(choices);
    String key = asked.key();
    GameId id = GameId.createdTournament(caller.account(), key);
    return book.digests(id)
        .chain(digests ->
            book.keepText(digests, name)
                .invoke(digest -> choices.put("name", digest))
                .chain(() -> book.keepAccounts(digests, List.of(caller.account())))
                .invoke(kept -> choices.put("account", kept.getFirst())))
        .chain(() ->
            commands.submit(
                id,
                caller,
                key,
                Optional.empty(),
                "tournament.create",
                choices,
                (_, commit) ->
                    Response.created(URI.create("tournaments/" + id))
                        .entity(new CreatedTournament(id.value(), commit.header().seq()))));
  }

  /**
   * The listed tournaments and the caller's own, page by page.
   *
   * @param after a cursor
   */
  @GET
  public Uni<TournamentPage> list(
      @RestQuery Optional<String> after, @RestQuery @DefaultValue("50") int limit) {
    int max = Math.clamp(limit, 1, MAX_PAGE);
    String from = after.map(Cursor::read).orElse("");
    return currentCaller
        .reader()
        .map(caller -> access.unlisted(caller, from, max))
        .orElseGet(() -> Uni.createFrom().item(List.of()))
        .chain(own -> reads.list(Service.TOURNAMENT, from, Optional.empty(), max, own))
        .chain(page ->
            named(page).map(entries -> new TournamentPage(entries, Cursor.next(page, max))));
  }

  private Uni<List<TournamentEntry>> named(List<ObjectNode> page) {
    Map<GameId, String> digests = new HashMap<>();
    page.forEach(
        entry -> digests.put(new GameId(entry.path("id").asText()), entry.path("name").asText()));
    return book.texts(digests)
        .map(texts ->
            page.stream()
                .map(entry ->
                    new TournamentEntry(
                        entry.path("id").asText(),
                        texts.getOrDefault(entry.path("id").asText(), ""),
                        entry.path("status").asText(),
                        entry.path("round").asInt(),
                        entry.path("seq").asLong()))
                .toList());
  }

  private static String name(ObjectNode choices) {
    String name =
        Optional.ofNullable(choices.get("name"))
            .filter(JsonNode::isTextual)
            .map(JsonNode::textValue)
            .orElse("");
    if (choices.has("account")) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "the platform itself adds who creates a tournament");
    }
    return PlainText.of(name, "the name of a tournament", PlainText.LONGEST_NAME);
  }
}
