package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.chronicle.Service;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;

/** The standings of a stage and what its tables have in common, as JSON and as CSV. */
@Path("/tournaments/{tournament}")
class StandingsResource {
  private static final List<String> VALUES =
      List.of("games", "wins", "share", "points", "opponents", "firstWin", "lot");
  private static final List<String> STATISTICS = List.of("by", "of", "games", "wins", "points");

  private final TournamentAccess access;
  private final Reads reads;
  private final KeptStandings kept;
  private final CurrentCaller currentCaller;

  StandingsResource(
      TournamentAccess access, Reads reads, KeptStandings kept, CurrentCaller currentCaller) {
    this.access = access;
    this.reads = reads;
    this.kept = kept;
    this.currentCaller = currentCaller;
  }

  /**
   * The standings of a stage.
   *
   * @param explain an entrant: the response says what gave it its values, table by table
   */
  @GET
  @Path("/standings/{stage}")
  @Produces(MediaType.APPLICATION_JSON)
  public Uni<byte[]> standings(
      @RestPath String tournament, @RestPath String stage, @RestQuery Optional<String> explain) {
    Map<String, String> parameters = new HashMap<>(Map.of("stage", stage));
    explain.ifPresent(entrant -> parameters.put("explain", entrant));
    return access
        .reading(tournament, currentCaller.reader())
        .chain(readable ->
            kept.of(readable.id(), readable.standing().seq(), seenBy(readable, parameters)));
  }

  /** The same without explanations, as CSV. */
  @GET
  @Path("/standings/{stage}")
  @Produces(Csv.MEDIA_TYPE)
  public Uni<String> standingsTable(@RestPath String tournament, @RestPath String stage) {
    return asked(tournament, "standings", Map.of("stage", stage))
        .map(standings -> {
          List<String> header = new ArrayList<>(List.of("rank", "entrant"));
          header.addAll(VALUES);
          header.add("decidedBy");
          List<List<String>> lines = new ArrayList<>();
          for (JsonNode row : standings.path("rows")) {
            List<String> line = new ArrayList<>();
            line.add(row.path("rank").asText());
            line.add(row.path("entrant").asText());
            VALUES.forEach(value -> line.add(row.path("values").path(value).asText()));
            line.add(row.path("above").path("decidedBy").asText());
            lines.add(line);
          }
          return Csv.write(header, lines);
        });
  }

  /** Games, wins and points of a stage by seat and by faction. */
  @GET
  @Path("/statistics/{stage}")
  @Produces(MediaType.APPLICATION_JSON)
  public Uni<JsonNode> statistics(@RestPath String tournament, @RestPath String stage) {
    return asked(tournament, "statistics", Map.of("stage", stage));
  }

  /** The same as CSV. */
  @GET
  @Path("/statistics/{stage}")
  @Produces(Csv.MEDIA_TYPE)
  public Uni<String> statisticsTable(@RestPath String tournament, @RestPath String stage) {
    return asked(tournament, "statistics", Map.of("stage", stage))
        .map(statistics -> {
          List<List<String>> lines = new ArrayList<>();
          statistics
              .path("rows")
              .forEach(row ->
                  lines.add(STATISTICS.stream().map(name -> row.path(name).asText()).toList()));
          return Csv.write(STATISTICS, lines);
        });
  }

  private Uni<JsonNode> asked(String tournament, String question, Map<String, String> parameters) {
    return access
        .reading(tournament, currentCaller.reader())
        .chain(readable ->
            reads.question(
                Service.TOURNAMENT,
                readable.id(),
                question,
                seenBy(readable, parameters),
                readable.standing().seq()))
        .map(answer -> answer.path("view"));
  }

  /** The parameters; officials see standings that others do not see yet. */
  private static Map<String, String> seenBy(
      ReadableTournament readable, Map<String, String> parameters) {
    Map<String, String> more = new HashMap<>(parameters);
    if (!readable.person().officials().isEmpty()) {
      more.put("official", "yes");
    }
    return more;
  }
}
