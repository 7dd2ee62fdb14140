package org.lazax.deploy.up;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a game as the page does: the list of games, then the frames of one game. Only a training
 * run has it, so that the frames of the first games that are watched are made fast.
 */
final class Spectator implements AutoCloseable {
  /** The services keep answers, so frames are made anew only if they begin with another commit. */
  private static final int READS = 12;

  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

  private final HttpClient client = HttpClient.newHttpClient();
  private final String games;

  /** A spectator of the games of this gateway. */
  Spectator(String gateway) {
    this.games = gateway + "/api/v1/games";
  }

  /** Reads the frames of the first listed game some times; does nothing if there is no game. */
  void watch() throws IOException, InterruptedException {
    Matcher first = ID.matcher(read(games));
    if (first.find()) {
      for (int from = 1; from <= READS; from++) {
        read("%s/%s/frames?from=%d".formatted(games, first.group(1), from));
      }
    }
  }

  private String read(String address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  @Override
  public void close() {
    client.close();
  }
}
