package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How many seats of a game one account takes. */
@OnPlatform
final class SeatsEachTest {
  @Test
  void oneAccountTakesOneSeatHoweverFastItAsks(LivePlatform platform) {
    Client player = platform.newGame("One seat each", 81).newAccount("greedy");
    String seats = create(player, Map.of("name", "One seat each", "seats", 3));

    List<Client.Answer> answers =
        Stream.of("sol", "hacan", "letnev")
            .map(faction ->
                CompletableFuture.supplyAsync(
                    () -> player.post(seats, faction, Map.of("faction", faction))))
            .toList()
            .stream()
            .map(CompletableFuture::join)
            .toList();

    assertThat(answers).filteredOn(Client.Answer::isOk).hasSize(1);
    assertThat(answers)
        .filteredOn(answer -> !answer.isOk())
        .allSatisfy(
            answer -> assertThat(answer.body().path("type").asText()).endsWith("/enough-seats"));
  }

  @Test
  void anOrganiserMayAllowMore(LivePlatform platform) {
    Client player = platform.newGame("Two seats each", 82).newAccount("both hands");
    String seats = create(player, Map.of("name", "Two seats each", "seats", 3, "seatsEach", 2));

    assertThat(player.post(seats, "a", Map.of("faction", "sol")).isOk()).isTrue();
    assertThat(player.post(seats, "b", Map.of("faction", "hacan")).isOk()).isTrue();
    Client.Answer third = player.post(seats, "c", Map.of("faction", "letnev"));
    assertThat(third.status()).isEqualTo(409);
    assertThat(third.body().at("/values/allowed").asInt()).isEqualTo(2);
  }

  @Test
  void anotherAccountCannotBeNamed(LivePlatform platform) {
    Client player = platform.newGame("Masks", 83).newAccount("masked");
    String seats = create(player, Map.of("name", "Masks", "seats", 3));

    Client.Answer masked =
        player.post(seats, "a", Map.of("faction", "sol", "holder", "somebody else"));

    assertThat(masked.status()).isEqualTo(400);
    assertThat(masked.body().path("type").asText()).endsWith("/malformed-request");
  }

  private static String create(Client organiser, Map<String, ?> choices) {
    Client.Answer created = organiser.post("/games", "create", choices);
    return "/games/" + created.body().path("id").asText() + "/seats";
  }
}
