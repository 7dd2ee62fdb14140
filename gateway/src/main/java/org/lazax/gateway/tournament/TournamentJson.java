package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.commit.Commit;

/** The JSON of commits and commands. */
final class TournamentJson {
  private static final ObjectMapper JSON = new ObjectMapper();

  private TournamentJson() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** The first event of this type in a commit; empty if there is none. */
  static Optional<JsonNode> event(Commit commit, String type) {
    return IntStream.range(0, commit.header().events().size())
        .filter(index -> commit.header().events().get(index).type().equals(type))
        .mapToObj(index -> read(commit, index))
        .findFirst();
  }

  private static JsonNode read(Commit commit, int index) {
    try {
      return JSON.readTree(commit.lines().get(index).bytes());
    } catch (IOException e) {
      throw new UncheckedIOException("an accepted commit is unreadable", e);
    }
  }
}
