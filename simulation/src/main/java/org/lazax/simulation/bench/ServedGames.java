package org.lazax.simulation.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.simulation.rules.Services;

/** Reads games as the page does. */
record ServedGames(Connection connection) {
  private static final String ROOT = "/api/v1/games";

  /** A game that has ended. */
  record Ended(String id, int commits) {}

  /** A response, with its size as it is sent. */
  record Read(int bytes, double millis) {}

  /** A game that has ended, by its id. */
  Ended ended(String id) {
    JsonNode game = json(Connection.text(connection.get(ROOT + "/" + id)));
    if (!game.path("status").asText().equals("FINISHED")) {
      throw new IllegalStateException("there is no game " + id + " that has ended");
    }
    return ended(game);
  }

  /** All listed games that have ended. */
  List<Ended> ended() {
    List<Ended> ended = new ArrayList<>();
    Optional<String> after = Optional.of("");
    while (after.isPresent()) {
      String cursor = after.get().isEmpty() ? "" : "&after=" + after.get();
      JsonNode page =
          json(Connection.text(connection.get(ROOT + "?status=FINISHED&limit=100" + cursor)));
      page.path("games").forEach(game -> ended.add(ended(game)));
      after = Optional.ofNullable(page.path("next").textValue());
    }
    return ended;
  }

  /** The one whose number of commits is nearest to this one. */
  static Ended nearest(List<Ended> games, int commits) {
    return games.stream()
        .min(Comparator.comparingInt(game -> Math.abs(commits - game.commits())))
        .orElseThrow(() -> new IllegalStateException("no game has ended yet"));
  }

  private static Ended ended(JsonNode game) {
    return new Ended(game.path("id").asText(), game.path("seq").asInt());
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
