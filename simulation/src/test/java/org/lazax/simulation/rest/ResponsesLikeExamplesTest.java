package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Window;
import org.lazax.simulation.bot.SimpleBot;

/** The platform's responses have the same properties as the examples of the contract. */
@OnPlatform
final class ResponsesLikeExamplesTest {
  private static final List<String> VIEWS = List.of("game", "galaxy", "battles", "council");

  @Test
  void responsesHaveThePropertiesOfTheExamples(LivePlatform platform) throws IOException {
    RestGame game =
        platform
            .newGame("Examples", 4)
            .with("mapString", "27 26 0 25 38 0")
            .host(2, SimpleBot::new);
    Window turn =
        game.playUntil(followed -> about(followed).equals("action"))
            .table()
            .kernel()
            .awaiting()
            .orElseThrow();
    Seat seat = turn.awaited().getFirst();
    Client player = game.player(seat);
    Examples examples = Examples.of(platform.anonymous());
    String path = "/games/" + game.id();

    for (String view : VIEWS) {
      JsonNode response = player.get(view.equals("game") ? path : path + "/" + view).body();
      examples.compare(view, "", response);
      examples.compare(view, "/view", response);
    }
    examples.compare("games", "/games/0", player.get("/games").body());
    examples.compare("verification", "", player.get(path + "/verification").body());
    examples.compare("options", "", player.get(path + "/options").body());

    String commands = path + "/commands";
    Map<String, Object> activate = Map.of("type", "game.activate-system", "system", "26");
    Map<String, Object> dry =
        Map.of("type", "game.activate-system", "system", "26", "dryRun", true);
    examples.compare(
        "problem", "", player.post(commands, "pass", Map.of("type", "game.pass")).body());
    examples.compare("dryRun", "", player.post(commands, "dry", dry).body());
    JsonNode commit = player.post(commands, "activate", activate).body();
    examples.compare("commit", "", commit);
    examples.compare("commit", "/events/0", commit);
  }

  private static String about(FollowedGame followed) {
    return followed.table().kernel().awaiting().map(Window::about).orElse("");
  }

  private record Examples(JsonNode byName) {
    static Examples of(Client anonymous) throws IOException {
      byte[] contract =
          anonymous.sendWithRetries(anonymous.request("/openapi?format=json").GET()).body();
      return new Examples(anonymous.json().readTree(contract).at("/components/examples"));
    }

    /** Compares a part of a response with the same part of the example. */
    void compare(String name, String part, JsonNode response) {
      assertThat(names(response.at(part)))
          .as(name + part + " " + response)
          .isNotEmpty()
          .isEqualTo(names(byName.path(name).path("value").at(part)));
    }

    private static Set<String> names(JsonNode object) {
      Set<String> names = new TreeSet<>();
      object.fieldNames().forEachRemaining(names::add);
      return names;
    }
  }
}
