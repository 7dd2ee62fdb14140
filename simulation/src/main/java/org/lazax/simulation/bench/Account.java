package org.lazax.simulation.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.lazax.simulation.rules.Services;

/** An account with its token. It sends the requests that the benchmark measures. */
record Account(HttpClient http, URI gateway, String id, String token) {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  /** The response to a request. */
  record Answer(int status, JsonNode body) {
    /** Whether the same request must be sent again with the same key. */
    boolean isRetryable() {
      return status == 202 || status == 429 || status == 503;
    }

    boolean isDone() {
      return !isRetryable() && status / 100 == 2;
    }
  }

  static Account open(HttpClient http, URI gateway, String name) {
    Account anonymous = new Account(http, gateway, "", "");
    byte[] body =
        Services.wire().json().createObjectNode().put("name", name).toString().getBytes(UTF_8);
    Answer opened = send(http, anonymous.request("/accounts", body).build());
    if (!opened.isDone()) {
      throw new IllegalStateException("no account: " + opened);
    }
    return new Account(
        http,
        gateway,
        opened.body().path("id").asText(),
        opened.body().path("token").path("secret").asText());
  }

  Answer post(String path, String idempotencyKey, byte[] body) {
    return send(
        http,
        request(path, body)
            .header("Authorization", "Bearer " + token)
            .header("Idempotency-Key", idempotencyKey)
            .build());
  }

  private HttpRequest.Builder request(String path, byte[] body) {
    return HttpRequest.newBuilder(gateway.resolve("/api/v1" + path))
        .timeout(TIMEOUT)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofByteArray(body));
  }

  private static Answer send(HttpClient http, HttpRequest request) {
    try {
      HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
      return new Answer(response.statusCode(), Services.wire().json().readTree(response.body()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
