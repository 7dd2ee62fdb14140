package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import dev.failsafe.RetryPolicyBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One user of the REST API: an address, and a token once there is one. */
final class Client {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Longer than any process of the platform takes to be started again. */
  private static final Duration LONG_ENOUGH = Duration.ofMinutes(5);

  /** While nobody answers, or what is told breaks off. */
  static final RetryPolicy<Object> UNTIL_SOMEBODY_IS_THERE = again().build();

  private static final RetryPolicy<HttpResponse<byte[]>> UNTIL_ANSWERED =
      Client.<HttpResponse<byte[]>>again().handleResultIf(Client::isForLater).build();

  private final HttpClient http;
  private final ObjectMapper json;
  private final URI gateway;
  private final Optional<String> token;

  /** What came back: the status and the body. */
  record Answer(int status, JsonNode body) {
    boolean isOk() {
      return status / 100 == 2;
    }
  }

  Client(HttpClient http, ObjectMapper json, URI gateway, Optional<String> token) {
    this.http = http;
    this.json = json;
    this.gateway = gateway;
    this.token = token;
  }

  Client withToken(String secret) {
    return new Client(http, json, gateway, Optional.of(secret));
  }

  ObjectMapper json() {
    return json;
  }

  Answer get(String path) {
    return answer(trying(request(path).GET()));
  }

  /** The lines of a log, as they come. Ends when the server or the network ends it. */
  Stream<String> follow(String path) {
    HttpResponse<Stream<String>> response = send(log(path).build(), BodyHandlers.ofLines());
    if (response.statusCode() != 200) {
      response.body().close();
      throw new UncheckedIOException(new IOException("no log: " + response.statusCode()));
    }
    return response.body();
  }

  /** The first lines of what never ends, blank ones left out. */
  List<String> hear(String path, String form, int lines) {
    HttpRequest request = request(path).setHeader("Accept", form).build();
    HttpResponse<Stream<String>> response = send(request, BodyHandlers.ofLines());
    try (Stream<String> told = response.body()) {
      return told.filter(line -> !line.isBlank()).limit(lines).toList();
    }
  }

  byte[] download(String path) {
    return trying(log(path)).body();
  }

  /**
   * The same key is the same command however often it is sent, so it is sent until it is answered.
   */
  Answer post(String path, String idempotencyKey, Object body) {
    HttpRequest.Builder request =
        request(path)
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", idempotencyKey)
            .POST(BodyPublishers.ofByteArray(bytes(body)));
    return answer(trying(request));
  }

  Answer post(String path, String idempotencyKey) {
    return post(path, idempotencyKey, Map.of());
  }

  private byte[] bytes(Object body) {
    try {
      return json.writeValueAsBytes(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private URI at(String path) {
    return gateway.resolve("/api/v1" + path);
  }

  HttpRequest.Builder request(String path) {
    return authorized(HttpRequest.newBuilder(at(path)).timeout(PATIENCE));
  }

  /** Outside the API: how the gateway is. */
  HttpRequest.Builder outside(String path) {
    return HttpRequest.newBuilder(gateway.resolve(path)).timeout(PATIENCE);
  }

  /** Without a time-out: a log that is followed goes on for as long as its game. */
  private HttpRequest.Builder log(String path) {
    return authorized(HttpRequest.newBuilder(at(path)).header("Accept", "application/x-ndjson"));
  }

  private HttpRequest.Builder authorized(HttpRequest.Builder request) {
    token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
    return request;
  }

  /** What a request brings in the end: not yet, not now or nobody there is tried again. */
  HttpResponse<byte[]> trying(HttpRequest.Builder request) {
    return trying(request.build());
  }

  HttpResponse<byte[]> trying(HttpRequest request) {
    return Failsafe.with(UNTIL_ANSWERED).get(() -> send(request, BodyHandlers.ofByteArray()));
  }

  private static <R> RetryPolicyBuilder<R> again() {
    return RetryPolicy.<R>builder()
        .handle(UncheckedIOException.class)
        .withDelay(Duration.ofMillis(300))
        .withMaxDuration(LONG_ENOUGH)
        .withMaxRetries(-1);
  }

  private static boolean isForLater(HttpResponse<?> response) {
    int status = response.statusCode();
    return status == 202 || status == 429 || status >= 500;
  }

  Answer answer(HttpResponse<byte[]> response) {
    try {
      return new Answer(response.statusCode(), json.readTree(response.body()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private <B> HttpResponse<B> send(HttpRequest request, HttpResponse.BodyHandler<B> handler) {
    try {
      return http.send(request, handler);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
