package org.lazax.simulation.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.Sealing;
import org.lazax.simulation.rules.PrintedStamp;
import org.lazax.simulation.rules.Services;

/** The commits of a recorded game, chained again. */
public final class GoldenCommits {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final Sealing SEALING = new Sealing(Services.wire());
  private static final GameId GAME = new GameId("golden");
  private static final byte[] SALT = new byte[32];

  private GoldenCommits() {}

  public static List<Commit> of(Path file) throws IOException {
    List<Commit> commits = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String text = in.readLine(); text != null; text = in.readLine()) {
        JsonNode line = JSON.readTree(text);
        if (line.has("events")) {
          commits.add(commit(line, commits));
        }
      }
    }
    return commits;
  }

  private static Commit commit(JsonNode line, List<Commit> before) throws IOException {
    List<GameEvent> events = new ArrayList<>();
    for (JsonNode entry : line.path("events")) {
      events.add(
          LINES.read(
              entry.path("type").asText(), Line.of(JSON.writeValueAsString(entry.get("event")))));
    }
    return commit(PrintedStamp.of(line), events, before);
  }

  /** The next commit after these. */
  public static Commit commit(Stamp stamp, List<GameEvent> events, List<Commit> before) {
    Header header =
        Header.of(
            GAME,
            stamp,
            before.isEmpty() ? Hash.ZERO : before.getLast().hash(),
            Service.GAME,
            new ClaimId("golden"),
            Optional.empty(),
            Optional.empty());
    return SEALING.seal(header, events, (_, _) -> SALT);
  }
}
