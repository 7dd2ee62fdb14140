package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.chronicle.verify.Verification;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.page.Browser;

/** A browser shows games of a running platform as the API tells them. */
@OnPlatform
final class PageInBrowserTest {
  private static final String LISTED = "document.querySelector('.games') !== null";
  private static final String SHOWN =
      "document.querySelector('.moment') !== null && document.querySelector('.timeline progress') === null";

  /** Nine objectives are revealed, so the game ends after some two hundred commits. */
  private static final GameSetup LAST_ROUND = GameSetups.inPosition(37, 3);

  private static final String UNITS =
      """
      [...document.querySelectorAll('[data-system] .unit')].map(unit => [
        unit.closest('[data-system]').dataset.system, unit.getAttribute('class').split(' ')[1],
        unit.dataset.type, Number(unit.dataset.count)])
      """;

  private static final String POINTS =
      """
      [...document.querySelectorAll('[data-seat]')].map(player => [
        player.dataset.seat, parseInt(player.querySelector('.points').textContent)])
      """;

  @TempDir Path folder;

  private Browser browser;

  @BeforeEach
  void start() throws IOException {
    Optional<Browser> found = Browser.start(folder);
    Prerequisite.check(found.isPresent(), "Chromium is not on the PATH");
    browser = found.get();
  }

  @AfterEach
  void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void theGalaxyAndThePointsAreThoseOfTheApiAtEveryMoment(LivePlatform platform) {
    RestGame game = platform.newGame("<b>Seen</b>", 8).host(3, SimpleBot::new);
    long head = game.playUntil(followed -> followed.table().round() == 2).seq();

    for (long at = head; at > 25; at -= 50) {
      show(platform, "/games/" + game.id() + "?at=" + at);

      assertThat(units(browser.run(UNITS)))
          .as("units after commit " + at)
          .isNotEmpty()
          .isEqualTo(units(platform, game, at));
      assertThat(points(browser.run(POINTS)))
          .as("points after commit " + at)
          .isEqualTo(points(platform, game, at));
    }
    assertThat(browser.run("document.querySelector('h1').textContent").asText())
        .isEqualTo("<b>Seen</b>");
  }

  @Test
  void aRunningGameIsFollowed(LivePlatform platform) {
    RestGame game = platform.newGame("Live", 12).host(3, SimpleBot::new);
    game.playUntil(followed -> followed.table().round() == 1);
    show(platform, "/games/" + game.id());
    browser.await("document.querySelector('.live') !== null");

    AtomicInteger commands = new AtomicInteger();
    game.playUntil(_ -> commands.incrementAndGet() == 30);
    long head = view(platform, "/games/" + game.id(), "seq").asLong();

    browser.await(
        "document.querySelector('.moment').textContent.includes('%1$d/%1$d')".formatted(head));
    browser.await("document.querySelector('#page').ariaBusy === 'false'");
    assertThat(units(browser.run(UNITS))).isEqualTo(units(platform, game, head));
    assertThat(points(browser.run(POINTS))).isEqualTo(points(platform, game, head));
  }

  @Test
  void theBrowserChecksTheLogAndFindsAChangedByte(LivePlatform platform) {
    RestGame game = platform.newGame("Checked", 13).host(LAST_ROUND, SimpleBot::new);
    game.play(_ -> {});
    show(platform, "/games/" + game.id());

    browser.run("document.getElementById('tab-check').click()");
    browser.await("document.querySelector('.check button') !== null");
    browser.run("document.querySelector('.check button').click()");
    browser.await("document.querySelector('.valid, .bad') !== null");
    assertThat(browser.run("document.querySelector('.check').innerText").asText())
        .contains("Everything that could be checked is right.")
        .doesNotContain("Not checked");

    byte[] log = platform.anonymous().download("/games/" + game.id() + "/log");
    for (int at = 100; at < log.length; at += log.length / 8) {
      assertThat(browser.run(verifiedWithAChange(game.id(), at)))
          .as("byte " + at)
          .isEqualTo(verified(log, at));
    }
  }

  @Test
  void theKeptCheckerWorksFromTheDisk(LivePlatform platform) throws IOException {
    RestGame game = platform.newGame("Kept", 14).host(2, SimpleBot::new);
    game.playUntil(followed -> followed.table().round() == 1);
    Path kept = folder.resolve("verify.html");
    Files.write(
        kept,
        platform
            .anonymous()
            .sendWithRetries(platform.anonymous().rootRequest("/verify.html").GET())
            .body());
    byte[] log = platform.anonymous().download("/games/" + game.id() + "/log");

    browser.open(kept.toUri(), "document.querySelector('#file:enabled') !== null");
    browser.drop("log.ndjson", log);
    browser.await("document.querySelector('.valid') !== null");
    log[200] ^= 1;
    browser.drop("log.ndjson", log);
    browser.await("document.querySelector('.bad') !== null");
    assertThat(browser.run("document.querySelector('.bad').textContent").asText())
        .contains("line 2 is bad");
  }

  /** The first bad line by the browser, after the lowest bit of a byte was turned. */
  private static String verifiedWithAChange(String game, int at) {
    return """
    (async () => {
      const {verify} = await import('/page/verify.js');
      const log = new Uint8Array(await (await fetch('/api/v1/games/%s/log')).arrayBuffer());
      log[%d] ^= 1;
      return (await verify(log)).fault.line;
    })()
    """
        .formatted(game, at);
  }

  private static JsonNode verified(byte[] log, int at) {
    byte[] changed = log.clone();
    changed[at] ^= 1;
    return IntNode.valueOf(Verification.of(changed).defect().orElseThrow().line());
  }

  @Test
  void theKeysGoThroughTheGame(LivePlatform platform) {
    RestGame game = platform.newGame("Keys", 9).host(2, SimpleBot::new);
    game.playUntil(followed -> followed.table().round() == 1);
    show(platform, "/games/" + game.id() + "?at=5");

    press("ArrowRight");
    browser.await("document.querySelector('.moment').textContent.includes('commit 6/')");
    press("Home");
    browser.await("document.querySelector('.moment').textContent.includes('commit 1/')");
    press("End");
    browser.await("document.querySelectorAll('[data-seat]').length === 2");
  }

  @Test
  void thePageFitsASmallPhone(LivePlatform platform) {
    RestGame game = platform.newGame("A game with a rather long name", 10).host(2, SimpleBot::new);
    game.playUntil(followed -> followed.table().round() == 1);
    browser.looks(320, 640, false);
    show(platform, "/games/" + game.id());

    assertThat(browser.run("document.documentElement.scrollWidth").asInt()).isEqualTo(320);
  }

  @Test
  void theFirstPageListsTheGames(LivePlatform platform) {
    RestGame game = platform.newGame("Listed", 11).host(2, SimpleBot::new);

    // The page asks for each status in turn: a game that begins meanwhile may be in none of them.
    await("the list knows that the game runs")
        .atMost(Duration.ofMinutes(1))
        .until(() ->
            platform
                .anonymous()
                .get("/games?status=RUNNING&limit=100")
                .body()
                .path("games")
                .findValuesAsText("id")
                .contains(game.id()));

    browser.open(platform.gateway().resolve("/"), LISTED);

    assertThat(
            browser
                .run(
                    "document.querySelector('a[href=\"/games/%s\"]').textContent"
                        .formatted(game.id()))
                .asText())
        .contains("Listed");
  }

  @Test
  void anUnknownLanguageIsEnglish(LivePlatform platform) {
    RestGame game = platform.newGame("Told", 15).host(2, SimpleBot::new);
    String frames = "/games/" + game.id() + "/frames?head=3";

    assertThat(platform.anonymous().download(frames + "&lang=tlh"))
        .isNotEmpty()
        .isEqualTo(platform.anonymous().download(frames));
  }

  private void show(LivePlatform platform, String address) {
    browser.open(platform.gateway().resolve(address), SHOWN);
  }

  private void press(String key) {
    browser.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '%s', bubbles: true}))"
            .formatted(key));
  }

  /** How many units of each player and type are in each system. */
  private static Map<String, Integer> units(JsonNode seen) {
    Map<String, Integer> units = new TreeMap<>();
    for (JsonNode unit : seen) {
      add(units, unit.get(0), unit.get(1), unit.get(2), unit.get(3));
    }
    return units;
  }

  private static Map<String, Integer> units(LivePlatform platform, RestGame game, long at) {
    Map<String, Integer> units = new TreeMap<>();
    JsonNode galaxy = view(platform, "/games/" + game.id() + "/galaxy?at=" + at);
    for (JsonNode system : galaxy.path("systems")) {
      count(units, system, system.path("space"));
      system.path("planets").forEach(planet -> count(units, system, planet.path("units")));
    }
    return units;
  }

  private static void count(Map<String, Integer> units, JsonNode system, JsonNode stacks) {
    for (JsonNode stack : stacks) {
      add(units, system.get("id"), stack.get("owner"), stack.get("type"), stack.get("count"));
    }
  }

  private static void add(
      Map<String, Integer> units, JsonNode system, JsonNode owner, JsonNode type, JsonNode count) {
    units.merge(
        "%s %s %s".formatted(system.asText(), owner.asText(), type.asText()),
        count.asInt(),
        Integer::sum);
  }

  private static Map<String, Integer> points(JsonNode seen) {
    Map<String, Integer> points = new TreeMap<>();
    seen.forEach(player -> points.put(player.get(0).asText(), player.get(1).asInt()));
    return points;
  }

  private static Map<String, Integer> points(LivePlatform platform, RestGame game, long at) {
    Map<String, Integer> points = new TreeMap<>();
    view(platform, "/games/" + game.id() + "?at=" + at)
        .path("players")
        .forEach(player ->
            points.put(player.path("seat").asText(), player.path("victoryPoints").asInt()));
    return points;
  }

  private static JsonNode view(LivePlatform platform, String path) {
    return view(platform, path, "view");
  }

  private static JsonNode view(LivePlatform platform, String path, String part) {
    return platform.anonymous().get(path).body().path(part);
  }
}
