package org.lazax.simulation.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.lazax.simulation.rules.Services;

/** Reads games as the page does. */
record ServedGames(Connection connection) {
  private static final String ROOT = "/api/v1/games";

  /** A game that has ended. */
  record Ended(String id, int commits) {}

  /** A response, with its size as it is sent. */
  record Read(int bytes, double millis) {}

  /** The one with the most commits among the first hundred. */
  Ended longest() {
    JsonNode games =
        json(Connection.text(connection.get(ROOT + "?status=FINISHED&limit=100"))).path("games");
    return StreamSupport.stream(games.spliterator(), false)
        .map(game -> new Ended(game.path("id").asText(), game.path("seq").asInt()))
        .max(Comparator.comparingInt(Ended::commits))
        .orElseThrow(() -> new IllegalStateException("no game has ended yet"));
  }

  /** Reads the frames from this commit on, compressed. */
  Read frames(Ended game, int from) {
    long start = System.nanoTime();
    Connection.Response response =
        connection.get(
            "%s/%s/frames?from=%d&head=%d".formatted(ROOT, game.id(), from, game.commits()),
            Map.of("Accept-Encoding", "gzip"));
    double millis = (System.nanoTime() - start) / 1e6;
    if (response.status() != 200) {
      throw new IllegalStateException("no frames: " + Connection.text(response));
    }
    return new Read(response.body().length, millis);
  }

  /** All frames of a game so far. */
  List<JsonNode> frames(String game) {
    byte[] body = connection.get(ROOT + "/" + game + "/frames").body();
    return new String(body, UTF_8).lines().map(ServedGames::json).toList();
  }

  private static JsonNode json(String text) {
    try {
      return Services.wire().json().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not JSON: " + text, e);
    }
  }
}
