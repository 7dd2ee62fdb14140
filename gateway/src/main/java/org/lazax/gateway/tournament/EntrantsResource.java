package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.chronicle.Service;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;

/** The entrants of a tournament. */
@Path("/tournaments/{tournament}/entrants")
class EntrantsResource {
  private static final List<String> COLUMNS = List.of("id", "status", "name");

  private final TournamentAccess access;
  private final EntrantImport entrantImport;
  private final TournamentBook book;
  private final Reads reads;
  private final CurrentCaller currentCaller;

  EntrantsResource(
      TournamentAccess access,
      EntrantImport entrantImport,
      TournamentBook book,
      Reads reads,
      CurrentCaller currentCaller) {
    this.access = access;
    this.entrantImport = entrantImport;
    this.book = book;
    this.reads = reads;
    this.currentCaller = currentCaller;
  }

  /**
   * A page of the entrants, in the order of their ids, with the names of their accounts.
   *
   * @param after the id before the first
   */
  @GET
  @Produces(MediaType.APPLICATION_JSON)
  public Uni<JsonNode> page(
      @RestPath String tournament,
      @RestQuery Optional<String> after,
      @RestQuery Optional<Integer> limit) {
    Map<String, String> parameters = new HashMap<>();
    after.ifPresent(id -> parameters.put("after", id));
    limit.ifPresent(most -> parameters.put("limit", Integer.toString(most)));
    return access
        .reading(tournament, currentCaller.reader())
        .chain(readable -> page(readable, parameters));
  }

  /** All entrants as CSV. */
  @GET
  @Produces(Csv.MEDIA_TYPE)
  public Uni<String> table(@RestPath String tournament) {
    return access
        .reading(tournament, currentCaller.reader())
        .chain(readable -> lines(readable, Map.of(), new ArrayList<>()))
        .map(lines -> Csv.write(COLUMNS, lines));
  }

  private Uni<List<List<String>>> lines(
      ReadableTournament readable, Map<String, String> parameters, List<List<String>> lines) {
    return page(readable, parameters)
        .chain(page -> {
          page.path("entrants")
              .forEach(entrant ->
                  lines.add(COLUMNS.stream().map(name -> entrant.path(name).asText()).toList()));
          return page.has("next")
              ? lines(readable, Map.of("after", page.path("next").asText()), lines)
              : Uni.createFrom().item(lines);
        });
  }

  /**
   * Registers all accounts of a file.
   *
   * @param dryRun whether only to say what is wrong with it
   */
  @PUT
  @Consumes(Csv.MEDIA_TYPE)
  @Produces(MediaType.APPLICATION_JSON)
  public Uni<Response> putTable(
      @RestPath String tournament, @RestQuery @DefaultValue("false") boolean dryRun, byte[] file) {
    return put(tournament, dryRun, EntrantFile.ofCsv(file));
  }

  /** The same with JSON. */
  @PUT
  @Consumes(MediaType.APPLICATION_JSON)
  @Produces(MediaType.APPLICATION_JSON)
  public Uni<Response> putJson(
      @RestPath String tournament, @RestQuery @DefaultValue("false") boolean dryRun, byte[] file) {
    return put(tournament, dryRun, EntrantFile.ofJson(file));
  }

  private Uni<Response> put(String tournament, boolean dryRun, EntrantFile file) {
    Caller caller = currentCaller.require(Scope.ORGANISE);
    return access
        .reading(tournament, Optional.of(caller))
        .chain(readable -> entrantImport.put(readable, caller, dryRun, file));
  }

  private Uni<JsonNode> page(ReadableTournament readable, Map<String, String> parameters) {
    return reads
        .question(
            Service.TOURNAMENT, readable.id(), "entrants", parameters, readable.standing().seq())
        .chain(answer -> withNames(readable, answer.path("view")));
  }

  private Uni<JsonNode> withNames(ReadableTournament readable, JsonNode page) {
    Set<String> digests = new HashSet<>();
    page.path("entrants").forEach(entrant -> digests.add(entrant.path("account").asText()));
    return book.names(readable.id(), digests)
        .map(names -> {
          for (JsonNode entrant : page.path("entrants")) {
            ObjectNode line = (ObjectNode) entrant;
            Optional.ofNullable(names.get(line.remove("account").asText()))
                .ifPresent(name -> line.put("name", name));
          }
          return page;
        });
  }
}
