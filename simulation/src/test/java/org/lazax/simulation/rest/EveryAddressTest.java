package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;

/**
 * The platform answers every GET path of the API description in every media type of the
 * description, and answers every example of an analysis.
 */
@OnPlatform
final class EveryAddressTest {
  private static final String NDJSON = "application/x-ndjson";
  private static final String SSE = "text/event-stream";

  /**
   * A path with a parameter that only another request gives, and one for operators. Other tests
   * cover them, and those of a tournament.
   */
  private static final Set<String> ELSEWHERE =
      Set.of("/games/{game}/commands/{command}", "/stopped-games");

  @TestFactory
  Stream<DynamicTest> everyReadablePathAnswersInEveryMediaType(@FourServices LivePlatform platform)
      throws IOException {
    RestGame game = platform.newGame("Addresses", 5).host(3, SimpleBot::new);
    long seq = game.playUntil(followed -> followed.table().round() == 1).seq();
    Client player = game.player(new Seat(1));
    String ruleset = player.get("/games/" + game.id()).body().at("/view/ruleset").asText();
    JsonNode description = description(platform.anonymous());
    List<DynamicTest> tests = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : description.path("paths").properties()) {
      JsonNode get = path.getValue().path("get");
      if (get.isMissingNode()
          || ELSEWHERE.contains(path.getKey())
          || path.getKey().contains("{tournament}")) {
        continue;
      }
      String address =
          path.getKey()
              .replace("{game}", game.id())
              .replace("{ruleset}", ruleset)
              .replace("{kind}", "technology");
      for (String mediaType : mediaTypes(description, get)) {
        tests.add(test(player, address, mediaType));
        if (names(description, path.getValue(), get).contains("at")) {
          tests.add(test(player, address + "?at=" + seq / 2, mediaType));
          tests.add(test(player, address + "?atLeast=" + seq, mediaType));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThan(15);
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> everyExampleOfAnAnalysisIsAnalysed(@FourServices LivePlatform platform)
      throws IOException {
    JsonNode description = description(platform.anonymous());
    List<DynamicTest> tests = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : description.path("paths").properties()) {
      if (path.getKey().startsWith("/analysis/")) {
        JsonNode post = path.getValue().path("post");
        String mediaType = mediaTypes(description, post).getFirst();
        JsonNode asked = post.path("requestBody").path("content").path("application/json");
        List<JsonNode> examples = new ArrayList<>();
        asked.path("examples").forEach(example -> examples.add(example.path("value")));
        if (asked.has("example")) {
          examples.add(asked.path("example"));
        }
        assertThat(examples).as(path.getKey()).isNotEmpty();
        for (JsonNode example : examples) {
          HttpRequest.Builder request =
              platform
                  .anonymous()
                  .request(path.getKey())
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(example.toString()));
          tests.add(test(platform.anonymous(), path.getKey() + " " + example, request, mediaType));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThanOrEqualTo(5);
    return tests.stream();
  }

  /** After an answer, all reads include the commit of the answer. */
  @Test
  void readsAfterAnAnswerIncludeItsCommit(@FourServices LivePlatform platform) {
    RestGame game = platform.newGame("Read", 7).host(2, SimpleBot::new);
    AtomicInteger commands = new AtomicInteger();
    game.playUntil(followed -> {
      for (String read : List.of("", "/galaxy", "/battles", "/council")) {
        Client.Answer response = platform.anonymous().get("/games/" + game.id() + read);
        assertThat(response.body().path("seq").asLong())
            .as(read)
            .isGreaterThanOrEqualTo(followed.seq());
      }
      return commands.incrementAndGet() == 20;
    });
  }

  @Test
  void aGameIsFollowedAsServerSentEventsOrAsLines(@FourServices LivePlatform platform) {
    RestGame game = platform.newGame("Followed", 6).host(2, SimpleBot::new);
    String log = "/games/" + game.id() + "/log";

    List<String> events = platform.anonymous().firstLines(log + "?after=1", SSE, 4);
    List<String> lines = platform.anonymous().firstLines(log + "?after=1&follow=true", NDJSON, 1);

    assertThat(events).contains("id:2", "data:" + lines.getFirst());
    byte[] export = platform.anonymous().download(log);
    assertThat(Verification.of(export).defect()).isEmpty();
  }

  @Test
  void healthAndMetricsAreAvailable(@FourServices LivePlatform platform) {
    for (String address : List.of("/", "/q/health", "/q/health/ready", "/q/metrics")) {
      HttpResponse<byte[]> response =
          platform.anonymous().sendWithRetries(platform.anonymous().rootRequest(address).GET());
      assertThat(response.statusCode()).as(address).isEqualTo(200);
      assertThat(response.body()).as(address).isNotEmpty();
    }
  }

  private static DynamicTest test(Client reader, String address, String mediaType) {
    return test(
        reader,
        address + " as " + mediaType,
        reader.request(address).header("Accept", mediaType).GET(),
        mediaType);
  }

  private static DynamicTest test(
      Client reader, String name, HttpRequest.Builder request, String mediaType) {
    return dynamicTest(
        name,
        () -> {
          if (mediaType.equals(SSE)) {
            // The response never ends; another test follows it.
            return;
          }
          HttpResponse<byte[]> response = reader.sendWithRetries(request);
          String body = new String(response.body(), StandardCharsets.UTF_8);
          assertThat(response.statusCode()).as(body).isEqualTo(200);
          assertThat(response.headers().firstValue("Content-Type").orElse(""))
              .startsWith(mediaType);
          assertThat(body).isNotBlank();
        });
  }

  private static JsonNode description(Client anonymous) throws IOException {
    HttpResponse<byte[]> response =
        anonymous.sendWithRetries(anonymous.request("/openapi?format=json").GET());
    assertThat(response.statusCode()).isEqualTo(200);
    return Services.wire().json().readTree(response.body());
  }

  private static List<String> mediaTypes(JsonNode description, JsonNode operation) {
    List<String> mediaTypes = new ArrayList<>();
    resolved(description, operation.path("responses").path("200"))
        .path("content")
        .fieldNames()
        .forEachRemaining(mediaTypes::add);
    assertThat(mediaTypes).as(operation.path("operationId").asText()).isNotEmpty();
    return mediaTypes;
  }

  /** The names of the parameters of an operation and of its path. */
  private static List<String> names(JsonNode description, JsonNode path, JsonNode operation) {
    List<String> names = new ArrayList<>();
    for (JsonNode parameters : List.of(path.path("parameters"), operation.path("parameters"))) {
      parameters.forEach(
          parameter -> names.add(resolved(description, parameter).path("name").asText()));
    }
    return names;
  }

  private static JsonNode resolved(JsonNode description, JsonNode node) {
    return node.has("$ref") ? description.at(node.path("$ref").asText().substring(1)) : node;
  }
}
