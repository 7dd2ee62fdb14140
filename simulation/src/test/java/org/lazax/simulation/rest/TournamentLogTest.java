package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.simulation.rest.RestGame.Account;

/** The log of a tournament is followed, and commands can name the commit that they are made for. */
@OnPlatform
final class TournamentLogTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, Object> STAGE =
      Map.of("id", "all", "format", "ROUNDS", "rounds", 1);

  @Test
  void aCommandForACommitThatIsNotTheHeadIsRefused(LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = created(organiser, "stale");
    String first = tag(organiser, cup);

    assertThat(registers(platform, organiser, cup, first).status()).isEqualTo(200);
    Client.Answer stale = registers(platform, organiser, cup, first);
    assertThat(stale.status()).isEqualTo(412);
    assertThat(stale.body().path("type").asText()).endsWith("/stale");
    assertThat(entrants(organiser, cup)).isOne();

    assertThat(registers(platform, organiser, cup, tag(organiser, cup)).status()).isEqualTo(200);
    assertThat(registers(platform, organiser, cup, "*").status()).isEqualTo(200);
    assertThat(entrants(organiser, cup)).isEqualTo(3);
    assertThat(registers(platform, organiser, cup, "\"99\"").body().path("type").asText())
        .endsWith("/unknown-commit");
  }

  @Test
  void theLogIsFollowedFromACommitOn(LivePlatform platform) throws JsonProcessingException {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = created(organiser, "followed");
    registers(platform, organiser, cup, "*");
    registers(platform, organiser, cup, "*");

    try (Stream<String> followed = platform.anonymous().follow(cup + "/log?after=1&follow=true")) {
      Iterator<String> lines = followed.filter(line -> !line.isBlank()).iterator();
      assertThat(nextCommit(lines)).isEqualTo(2);
      assertThat(nextCommit(lines)).isEqualTo(3);
      registers(platform, organiser, cup, "*");
      assertThat(nextCommit(lines)).isEqualTo(4);
    }
    List<String> events =
        platform.anonymous().firstLines(cup + "/log?after=3", "text/event-stream", 3);
    // The first line is a comment.
    assertThat(events).element(1).isEqualTo("id:4");
    assertThat(JSON.readTree(events.getLast().substring("data:".length())).path("seq").asLong())
        .isEqualTo(4);
  }

  @Test
  void theLogHasTheCommitThatItIsAskedForOrIsRefused(LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = created(organiser, "at-least");
    long seq = registers(platform, organiser, cup, "*").accepted().path("seq").asLong();

    byte[] log = organiser.client().download(cup + "/log?atLeast=" + seq);

    assertThat(ExportReader.read(log).commits()).hasSize((int) seq);
    assertThat(problem(organiser, cup + "/log?atLeast=" + (seq + 1))).endsWith("/unknown-commit");
    assertThat(problem(organiser, cup + "/log?atLeast=-1")).endsWith("/malformed-request");
  }

  private static String problem(Account reader, String address) {
    return reader.client().get(address).body().path("type").asText();
  }

  /** The number of the next commit whose header comes. */
  private static long nextCommit(Iterator<String> lines) throws JsonProcessingException {
    JsonNode line = JSON.readTree(lines.next());
    while (!line.has("seq")) {
      line = JSON.readTree(lines.next());
    }
    return line.path("seq").asLong();
  }

  /** Another account registers if this is the head. */
  private static Client.Answer registers(
      LivePlatform platform, Account organiser, String cup, String head) {
    Account player = Account.open(platform.anonymous(), "Player");
    String command =
        "{\"type\":\"tournament.register\",\"accounts\":[\"%s\"]}".formatted(player.id());
    Client client = organiser.client();
    return client.answer(
        client.sendWithRetries(
            client
                .request(cup + "/commands")
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", player.id())
                .header("If-Match", head)
                .POST(BodyPublishers.ofString(command))));
  }

  /** The entity tag of a tournament, which {@code If-Match} takes. */
  private static String tag(Account reader, String cup) {
    HttpResponse<byte[]> response =
        reader.client().sendWithRetries(reader.client().request(cup).GET());
    return response.headers().firstValue("ETag").orElseThrow();
  }

  private static int entrants(Account reader, String cup) {
    return reader.client().get(cup + "/entrants").accepted().path("entrants").size();
  }

  private static String created(Account organiser, String name) {
    Map<String, Object> body = Map.of("name", name, "most", 6, "stages", List.of(STAGE));
    return "/tournaments/"
        + organiser.client().post("/tournaments", name, body).accepted().path("id").asText();
  }
}
