package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.lazax.gateway.tournament.TournamentAccess.Person;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;

/**
 * The texts of the reasons for what organisers have decided about tables. In a private tournament
 * those of a table are for officials and for the players who sit at it.
 */
@ApplicationScoped
class TableReasons {
  private static final String REASON = "reason";

  private final TournamentBook book;

  TableReasons(TournamentBook book) {
    this.book = book;
  }

  /**
   * Puts texts in the place of digests. A reason is left out if the reader may not read it, or if
   * it was erased.
   */
  Uni<JsonNode> tell(ReadableTournament tournament, JsonNode round) {
    Set<String> digests = new HashSet<>();
    for (JsonNode table : round.path("tables")) {
      if (mayRead(tournament, table)) {
        digests.addAll(table.path("decisions").findValuesAsText(REASON));
      }
    }
    Uni<Map<String, String>> texts =
        digests.isEmpty() ? Uni.createFrom().item(Map.of()) : book.texts(tournament.id(), digests);
    return texts
        .invoke(told ->
            round
                .path("tables")
                .forEach(table -> tell(table, mayRead(tournament, table) ? told : Map.of())))
        .replaceWith(round);
  }

  private static void tell(JsonNode table, Map<String, String> texts) {
    for (JsonNode decision : table.path("decisions")) {
      ObjectNode told = (ObjectNode) decision;
      Optional.ofNullable(texts.get(told.remove(REASON).asText()))
          .ifPresent(text -> told.put(REASON, text));
    }
  }

  private static boolean mayRead(ReadableTournament tournament, JsonNode table) {
    Person person = tournament.person();
    return tournament.standing().listed()
        || !person.officials().isEmpty()
        || person.entrant().filter(entrant -> sits(entrant, table)).isPresent();
  }

  private static boolean sits(String entrant, JsonNode table) {
    return StreamSupport.stream(table.path("players").spliterator(), false)
        .anyMatch(player -> player.asText().equals(entrant));
  }
}
