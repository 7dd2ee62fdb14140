package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import dev.failsafe.RetryPolicyBuilder;
import dev.failsafe.function.CheckedSupplier;
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
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.simulation.rules.Services;

/** A client of the REST API, with or without a token. */
final class Client {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

  /** Shorter than the platform takes to do what it owes. */
  private static final Duration POLL_DELAY = Duration.ofMillis(100);

  /** Longer than any process of the platform takes to restart. */
  private static final Duration MAX_RETRY_TIME = Duration.ofMinutes(5);

  /** Retries while the gateway is not reachable or the connection breaks. */
  static final RetryPolicy<Object> UNTIL_REACHABLE = retryPolicy().build();

  private static final RetryPolicy<HttpResponse<byte[]>> UNTIL_ANSWERED =
      Client.<HttpResponse<byte[]>>retryPolicy().handleResultIf(Client::isRetryable).build();

  private final HttpClient http;
  private final ObjectMapper json;
  private final URI gateway;
  private final Optional<String> token;

  /** A response: the status and the body. */
  record Answer(int status, JsonNode body) {
    boolean isOk() {
      return status / 100 == 2;
    }

    /** The body. Fails if the request was refused. */
    JsonNode accepted() {
      if (!isOk()) {
        throw new IllegalStateException("refused: " + status + " " + body);
      }
      return body;
    }
  }

  Client(HttpClient http, ObjectMapper json, URI gateway, Optional<String> token) {
    this.http = http;
    this.json = json;
    this.gateway = gateway;
    this.token = token;
  }

  /** A client of this gateway without a token. */
  static Client of(URI gateway) {
    HttpClient http = HttpClient.newBuilder().connectTimeout(CONNECT_TIMEOUT).build();
    return new Client(http, Services.wire().json(), gateway, Optional.empty());
  }

  Client withToken(String secret) {
    return new Client(http, json, gateway, Optional.of(secret));
  }

  ObjectMapper json() {
    return json;
  }

  Answer get(String path) {
    return answer(sendWithRetries(request(path).GET()));
  }

  /** The lines of a log as they arrive. The stream ends when the server or the network ends it. */
  Stream<String> follow(String path) {
    HttpResponse<Stream<String>> response = send(log(path).build(), BodyHandlers.ofLines());
    if (response.statusCode() != 200) {
      response.body().close();
      throw new UncheckedIOException(new IOException("no log: " + response.statusCode()));
    }
    return response.body();
  }

  /** The first non-blank lines of an endless response. */
  List<String> firstLines(String path, String mediaType, int lines) {
    HttpRequest request = request(path).setHeader("Accept", mediaType).build();
    HttpResponse<Stream<String>> response = send(request, BodyHandlers.ofLines());
    try (Stream<String> body = response.body()) {
      return body.filter(line -> !line.isBlank()).limit(lines).toList();
    }
  }

  byte[] download(String path) {
    return sendWithRetries(log(path)).body();
  }

  /** The same, as soon as it is not refused. */
  byte[] downloadWhenThere(String path) {
    return Failsafe.with(
            Client.<HttpResponse<byte[]>>retryPolicy()
                .handleResultIf(response -> response.statusCode() != 200)
                .build())
        .get(() -> sendWithRetries(log(path)))
        .body();
  }

  /**
   * Sends a command until it is answered. The idempotency key ensures that it is carried out once.
   */
  Answer post(String path, String idempotencyKey, Object body) {
    HttpRequest.Builder request =
        request(path)
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", idempotencyKey)
            .POST(BodyPublishers.ofByteArray(bytes(body)));
    return answer(sendWithRetries(request));
  }

  /** Puts a file until it is answered. */
  Answer put(String path, String mediaType, String file) {
    return answer(
        sendWithRetries(
            request(path).header("Content-Type", mediaType).PUT(BodyPublishers.ofString(file))));
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
    return authorized(HttpRequest.newBuilder(at(path)).timeout(TIMEOUT));
  }

  /** A request for a path that is not below {@code /api/v1}. */
  HttpRequest.Builder rootRequest(String path) {
    return HttpRequest.newBuilder(gateway.resolve(path)).timeout(TIMEOUT);
  }

  /** Without a timeout, because a log can be followed as long as its game lasts. */
  private HttpRequest.Builder log(String path) {
    return authorized(HttpRequest.newBuilder(at(path)).header("Accept", "application/x-ndjson"));
  }

  private HttpRequest.Builder authorized(HttpRequest.Builder request) {
    token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
    return request;
  }

  /** Sends a request until it is answered. Statuses 202, 429 and 5xx and I/O errors are retried. */
  HttpResponse<byte[]> sendWithRetries(HttpRequest.Builder request) {
    return sendWithRetries(request.build());
  }

  HttpResponse<byte[]> sendWithRetries(HttpRequest request) {
    return Failsafe.with(UNTIL_ANSWERED).get(() -> send(request, BodyHandlers.ofByteArray()));
  }

  /** Asks again and again until the answer is the one that is awaited. */
  static <A> A until(CheckedSupplier<A> asking, Predicate<A> awaited) {
    return until(asking, awaited, POLL_DELAY);
  }

  /** The same with this delay between an answer and the next request. */
  static <A> A until(CheckedSupplier<A> asking, Predicate<A> awaited, Duration delay) {
    return until(asking, awaited, delay, MAX_RETRY_TIME);
  }

  /** The same within this time. After it, the last answer is returned whatever it is. */
  static <A> A until(
      CheckedSupplier<A> asking, Predicate<A> awaited, Duration delay, Duration within) {
    return Failsafe.with(
            Client.<A>retryPolicy()
                .withDelay(delay)
                .withMaxDuration(within)
                .handleResultIf(answer -> !awaited.test(answer))
                .build())
        .get(asking);
  }

  private static <R> RetryPolicyBuilder<R> retryPolicy() {
    return RetryPolicy.<R>builder()
        .handle(UncheckedIOException.class)
        .withDelay(Duration.ofMillis(300))
        .withMaxDuration(MAX_RETRY_TIME)
        .withMaxRetries(-1);
  }

  private static boolean isRetryable(HttpResponse<?> response) {
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
