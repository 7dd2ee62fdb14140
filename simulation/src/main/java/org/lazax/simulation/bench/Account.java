package org.lazax.simulation.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Map;
import org.lazax.simulation.rules.Services;

/** An account with its token and its connection. It sends the requests that are measured. */
record Account(Connection connection, String id, String token) implements AutoCloseable {
  private static final String ROOT = "/api/v1";

  /** The response to a command. */
  record Answer(Connection.Response response) {
    /** Whether the same request must be sent again with the same key. */
    boolean isRetryable() {
      int status = response.status();
      return status == 202 || status == 429 || status == 503;
    }

    boolean isDone() {
      return !isRetryable() && response.status() / 100 == 2;
    }

    /** Number of the commit that carried the command out: its entity tag. */
    long seq() {
      return Long.parseLong(response.headers().getOrDefault("etag", "0").replace("\"", ""));
    }

    @Override
    public String toString() {
      return response.status() + " " + Connection.text(response);
    }
  }

  static Account open(URI gateway, String name) {
    Connection connection = Connection.open(gateway);
    byte[] body =
        Services.wire().json().createObjectNode().put("name", name).toString().getBytes(UTF_8);
    Answer opened = new Answer(connection.post(ROOT + "/accounts", Map.of(), body));
    if (!opened.isDone()) {
      throw new IllegalStateException("no account: " + opened);
    }
    JsonNode account = json(opened.response().body());
    return new Account(
        connection, account.path("id").asText(), account.path("token").path("secret").asText());
  }

  Answer post(String path, String idempotencyKey, byte[] body) {
    Map<String, String> headers =
        Map.of("Authorization", "Bearer " + token, "Idempotency-Key", idempotencyKey);
    return new Answer(connection.post(ROOT + path, headers, body));
  }

  /** Reads a resource that everybody may read. */
  Answer get(String path) {
    return new Answer(connection.get(ROOT + path));
  }

  private static JsonNode json(byte[] body) {
    try {
      return Services.wire().json().readTree(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    connection.close();
  }
}
