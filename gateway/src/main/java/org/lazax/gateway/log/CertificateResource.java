package org.lazax.gateway.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.tournament.TournamentAccess;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;

/**
 * The certificate of a tournament that is over: its tables with the ends of their games' logs, its
 * standings, and the head of its own log, signed as exports are.
 */
@Path("/tournaments/{tournament}/certificate")
class CertificateResource {
  private final TournamentAccess access;
  private final Reads reads;
  private final Games games;
  private final ChronicleStore store;
  private final SigningKeys signing;
  private final CurrentCaller currentCaller;

  CertificateResource(
      TournamentAccess access,
      Reads reads,
      Games games,
      ChronicleStore store,
      SigningKeys signing,
      CurrentCaller currentCaller) {
    this.access = access;
    this.reads = reads;
    this.games = games;
    this.store = store;
    this.signing = signing;
    this.currentCaller = currentCaller;
  }

  @GET
  @Produces("application/x-ndjson")
  public Uni<byte[]> certificate(@RestPath String tournament) {
    return access.reading(tournament, currentCaller.reader()).chain(this::certificate);
  }

  private Uni<byte[]> certificate(ReadableTournament readable) {
    if (!readable.standing().ended()) {
      throw ProblemException.of(
          ProblemType.TOURNAMENT_NOT_OVER, "a certificate is given after the end");
    }
    return Uni.combine()
        .all()
        .unis(lines(readable), end(readable.id()), signing.keys())
        .asTuple()
        .map(all -> SignedLines.of(all.getItem1(), all.getItem2().orElseThrow(), all.getItem3()));
  }

  private Uni<List<JsonNode>> lines(ReadableTournament readable) {
    return reads
        .question(
            Service.TOURNAMENT, readable.id(), "certificate", Map.of(), readable.standing().seq())
        .onItem()
        .transformToMulti(answer -> Multi.createFrom().iterable(answer.path("view").path("lines")))
        .onItem()
        .transformToUniAndConcatenate(line -> completed(readable.id(), (ObjectNode) line))
        .collect()
        .in(() -> new ArrayList<JsonNode>(), List::add)
        .map(List::copyOf);
  }

  /** The line with the tournament in the first one, and the end of the log of a table's game. */
  private Uni<JsonNode> completed(GameId tournament, ObjectNode line) {
    if (line.has("certificate")) {
      return Uni.createFrom().item(line.put("tournament", tournament.value()));
    }
    if (!line.has("played")) {
      return Uni.createFrom().item(line);
    }
    GameId game = GameId.atTable(tournament, line.path("table").asText());
    return end(game)
        .map(end -> {
          end.ifPresent(commit ->
              line.put("game", game.value())
                  .put("head", commit.hash().toString())
                  .put("seq", commit.header().seq()));
          return line;
        });
  }

  /** The last commit of a game or tournament; empty if there is none. */
  private Uni<Optional<Commit>> end(GameId id) {
    return games
        .find(id)
        .map(standing -> store.commit(id, standing.seq()))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }
}
