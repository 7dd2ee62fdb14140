package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.tournament.TournamentAccess.Person;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;

/** One tournament: its state, its rounds, and its commands. */
@Path("/tournaments/{tournament}")
@Produces(MediaType.APPLICATION_JSON)
class TournamentResource {
  private final TournamentAccess access;
  private final TournamentCommands commands;
  private final TournamentBook book;
  private final TableReasons reasons;
  private final Games games;
  private final Reads reads;
  private final CurrentCaller currentCaller;

  TournamentResource(
      TournamentAccess access,
      TournamentCommands commands,
      TournamentBook book,
      TableReasons reasons,
      Games games,
      Reads reads,
      CurrentCaller currentCaller) {
    this.access = access;
    this.commands = commands;
    this.book = book;
    this.reasons = reasons;
    this.games = games;
    this.reads = reads;
    this.currentCaller = currentCaller;
  }

  /** The tournament, with its name and what the caller is in it. */
  @GET
  public Uni<Response> one(@RestPath String tournament) {
    return access
        .reading(tournament, currentCaller.reader())
        .chain(readable ->
            reads
                .current(Service.TOURNAMENT, readable.id(), readable.standing().seq())
                .chain(answer -> named(readable, answer)));
  }

  private Uni<Response> named(ReadableTournament readable, JsonNode answer) {
    String digest = answer.path("view").path("settings").path("name").asText();
    return book.texts(Map.of(readable.id(), digest))
        .map(texts -> {
          ObjectNode shown = JsonNodeFactory.instance.objectNode();
          shown.put("id", readable.id().value());
          shown.set("seq", answer.path("seq"));
          shown.put("name", texts.getOrDefault(readable.id().value(), ""));
          answer.path("view").properties().stream()
              .filter(field -> !field.getKey().equals("inert"))
              .forEach(field -> shown.set(field.getKey(), field.getValue()));
          you(readable.person()).ifPresent(you -> shown.set("you", you));
          return Response.ok(shown).tag(new EntityTag(answer.path("seq").asText())).build();
        });
  }

  private static Optional<ObjectNode> you(Person person) {
    if (!person.belongs()) {
      return Optional.empty();
    }
    ObjectNode you = JsonNodeFactory.instance.objectNode();
    ArrayNode officials = you.putArray("officials");
    person.officials().forEach(officials::add);
    person.entrant().ifPresent(entrant -> you.put("entrant", entrant));
    return Optional.of(you);
  }

  /**
   * A round that was published, with its tables, their games as soon as they exist, results, and
   * what organisers have decided.
   */
  @GET
  @Path("/rounds/{stage}/{round}")
  public Uni<JsonNode> round(
      @RestPath String tournament, @RestPath String stage, @RestPath String round) {
    return access
        .reading(tournament, currentCaller.reader())
        .chain(readable ->
            asked(readable, "round", Map.of("round", stage + "/" + round))
                .invoke(shown -> shown.path("tables").forEach(table -> withGame(readable, table)))
                .chain(shown -> reasons.tell(readable, shown)));
  }

  private void withGame(ReadableTournament readable, JsonNode table) {
    GameId game = GameId.atTable(readable.id(), table.path("id").asText());
    if (games.find(game).isPresent()) {
      ((ObjectNode) table).put("game", game.value());
    }
  }

  /** Aborts the tables of a round whose games have not begun. */
  @DELETE
  @Path("/rounds/{stage}/{round}/publication")
  public Uni<Response> abort(
      @RestPath String tournament,
      @RestPath String stage,
      @RestPath String round,
      @RestQuery @DefaultValue("") String reason,
      @BeanParam RequestParameters asked) {
    Caller caller = currentCaller.require(Scope.PLAY);
    if (reason.isBlank()) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "tables are aborted for a reason");
    }
    return access
        .reading(tournament, Optional.of(caller))
        .chain(readable ->
            asked(readable, "round", Map.of("round", stage + "/" + round))
                .chain(shown ->
                    commands.give(readable, caller, asked, abortion(readable, shown, reason))));
  }

  private ObjectNode abortion(ReadableTournament readable, JsonNode round, String reason) {
    ObjectNode command =
        TournamentJson.object().put("type", "tournament.abort-tables").put("reason", reason);
    ArrayNode tables = command.putArray("tables");
    for (JsonNode table : round.path("tables")) {
      String id = table.path("id").asText();
      GameId game = GameId.atTable(readable.id(), id);
      if (table.path("status").asText().equals("OPEN")
          && games.find(game).filter(Standing::begun).isEmpty()) {
        tables.add(id);
      }
    }
    return command;
  }

  /** The pairing that was proposed last, for officials. */
  @GET
  @Path("/proposal")
  public Uni<JsonNode> proposal(@RestPath String tournament) {
    Caller caller = currentCaller.require(Scope.READ);
    return access
        .reading(tournament, Optional.of(caller))
        .chain(readable -> {
          if (readable.person().officials().isEmpty()) {
            throw ProblemException.of(
                ProblemType.NOT_YOUR_TOURNAMENT, "only officials see a pairing before the round");
          }
          return asked(readable, "proposal", Map.of());
        });
  }

  /** Gives a command as an official or an entrant. */
  @POST
  @Path("/commands")
  @Consumes(MediaType.APPLICATION_JSON)
  public Uni<Response> command(
      @RestPath String tournament, @BeanParam RequestParameters asked, @Nullable ObjectNode body) {
    Caller caller = currentCaller.require(Scope.PLAY);
    return access
        .reading(tournament, Optional.of(caller))
        .chain(readable -> commands.give(readable, caller, asked, body));
  }

  private Uni<JsonNode> asked(
      ReadableTournament readable, String question, Map<String, String> parameters) {
    return reads
        .question(
            Service.TOURNAMENT, readable.id(), question, parameters, readable.standing().seq())
        .map(answer -> answer.path("view"));
  }
}
