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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;

/**
 * Whatever the contract says can be read is told by the platform as a whole, in the form it says;
 * what the contract shows as an example of a question is answered.
 */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class EveryAddressTest {
  private static final String NDJSON = "application/x-ndjson";
  private static final String SSE = "text/event-stream";

  /** They name what a game does not have by itself; others ask for them. */
  private static final Set<String> OF_SOMETHING_ELSE = Set.of("/games/{game}/commands/{command}");

  @TestFactory
  Stream<DynamicTest> everyAddressThatIsReadAnswersInEveryFormOfTheContract(LivePlatform platform)
      throws IOException {
    RestGame game = platform.newGame("Addresses", 5).host(3, SimpleBot::new);
    long seq = game.playUntil(followed -> followed.table().round() == 1).seq();
    Client player = game.player(new Seat(1));
    JsonNode contract = contract(platform.anybody());
    List<DynamicTest> tests = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : contract.path("paths").properties()) {
      JsonNode get = path.getValue().path("get");
      if (get.isMissingNode() || OF_SOMETHING_ELSE.contains(path.getKey())) {
        continue;
      }
      String address = path.getKey().replace("{game}", game.id());
      for (String form : forms(contract, get)) {
        tests.add(test(player, address, form));
        if (names(contract, path.getValue(), get).contains("at")) {
          tests.add(test(player, address + "?at=" + seq / 2, form));
          tests.add(test(player, address + "?atLeast=" + seq, form));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThan(15);
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> everyExampleOfAnAnalysisIsAnalysed(LivePlatform platform) throws IOException {
    JsonNode contract = contract(platform.anybody());
    List<DynamicTest> tests = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : contract.path("paths").properties()) {
      if (path.getKey().startsWith("/analysis/")) {
        JsonNode post = path.getValue().path("post");
        String form = forms(contract, post).getFirst();
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
                  .anybody()
                  .request(path.getKey())
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(example.toString()));
          tests.add(test(platform.anybody(), path.getKey() + " " + example, request, form));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThanOrEqualTo(5);
    return tests.stream();
  }

  /** Nobody who was answered is told of the game as it was before. */
  @Test
  void whoeverHasGivenACommandReadsWhatCameOfIt(LivePlatform platform) {
    RestGame game = platform.newGame("Read", 7).host(2, SimpleBot::new);
    AtomicInteger commands = new AtomicInteger();
    game.playUntil(followed -> {
      for (String read : List.of("", "/galaxy", "/battles", "/council")) {
        Client.Answer told = platform.anybody().get("/games/" + game.id() + read);
        assertThat(told.body().path("seq").asLong())
            .as(read)
            .isGreaterThanOrEqualTo(followed.seq());
      }
      return commands.incrementAndGet() == 20;
    });
  }

  @Test
  void aGameIsFollowedAsEventsAndAsLinesAlike(LivePlatform platform) {
    RestGame game = platform.newGame("Followed", 6).host(2, SimpleBot::new);
    String log = "/games/" + game.id() + "/log";

    List<String> events = platform.anybody().hear(log + "?after=1", SSE, 4);
    List<String> lines = platform.anybody().hear(log + "?after=1&follow=true", NDJSON, 1);

    assertThat(events).contains("id:2", "data:" + lines.getFirst());
    byte[] export = platform.anybody().download(log);
    assertThat(Verification.of(export).defect()).isEmpty();
  }

  @Test
  void whoeverKeepsThePlatformIsToldHowItIs(LivePlatform platform) {
    for (String address : List.of("/", "/q/health", "/q/health/ready", "/q/metrics")) {
      HttpResponse<byte[]> told =
          platform.anybody().trying(platform.anybody().outside(address).GET());
      assertThat(told.statusCode()).as(address).isEqualTo(200);
      assertThat(told.body()).as(address).isNotEmpty();
    }
  }

  private static DynamicTest test(Client reader, String address, String form) {
    return test(
        reader,
        address + " as " + form,
        reader.request(address).header("Accept", form).GET(),
        form);
  }

  private static DynamicTest test(
      Client reader, String name, HttpRequest.Builder request, String form) {
    return dynamicTest(
        name,
        () -> {
          if (form.equals(SSE)) {
            // Never ends; followed in a test of its own.
            return;
          }
          HttpResponse<byte[]> told = reader.trying(request);
          String body = new String(told.body(), StandardCharsets.UTF_8);
          assertThat(told.statusCode()).as(body).isEqualTo(200);
          assertThat(told.headers().firstValue("Content-Type").orElse("")).startsWith(form);
          assertThat(body).isNotBlank();
        });
  }

  private static JsonNode contract(Client anybody) throws IOException {
    HttpResponse<byte[]> told = anybody.trying(anybody.request("/openapi?format=json").GET());
    assertThat(told.statusCode()).isEqualTo(200);
    return Services.wire().json().readTree(told.body());
  }

  private static List<String> forms(JsonNode contract, JsonNode operation) {
    List<String> forms = new ArrayList<>();
    resolved(contract, operation.path("responses").path("200"))
        .path("content")
        .fieldNames()
        .forEachRemaining(forms::add);
    assertThat(forms).as(operation.path("operationId").asText()).isNotEmpty();
    return forms;
  }

  /** The names of the parameters of an operation and of its path. */
  private static List<String> names(JsonNode contract, JsonNode path, JsonNode operation) {
    List<String> names = new ArrayList<>();
    for (JsonNode parameters : List.of(path.path("parameters"), operation.path("parameters"))) {
      parameters.forEach(
          parameter -> names.add(resolved(contract, parameter).path("name").asText()));
    }
    return names;
  }

  private static JsonNode resolved(JsonNode contract, JsonNode node) {
    return node.has("$ref") ? contract.at(node.path("$ref").asText().substring(1)) : node;
  }
}
