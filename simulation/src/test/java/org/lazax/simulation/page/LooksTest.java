package org.lazax.simulation.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;

/**
 * The page can be read by everybody, on small and large screens, in the dark and in the light. With
 * {@code -Dpage.pictures=write} its pictures in the documentation are taken anew.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LooksTest {
  private static final Path PICTURES = Path.of("..", "docs", "page");
  private static final String SHOWN =
      "document.querySelector('.moment') !== null && document.querySelector('.timeline progress') === null";
  private static final String LISTED = "document.querySelector('.games li') !== null";
  private static final List<String> TABS = List.of("players", "council", "words", "check");

  private final PlayedGame small = PlayedGame.withDice("small", 31, 3).named("The Small Galaxy");

  /** Eight players and 61 systems. */
  private final PlayedGame large =
      PlayedGame.of("large", 8, GameSetup.standard(8, 8), table -> table.round() == 4)
          .named("Eight for the Galaxy");

  private PageServer server;
  private Browser browser;
  private String axe = "";

  @BeforeAll
  void start(@TempDir Path folder) throws IOException {
    Optional<Browser> found = Browser.start(folder);
    Prerequisite.check(found.isPresent(), "Chromium is not on the PATH");
    browser = found.get();
    server = PageServer.start(small, large);
    try (InputStream script = LooksTest.class.getResourceAsStream("/axe.min.js")) {
      axe = new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @AfterAll
  void stop() {
    if (browser != null) {
      browser.close();
      server.close();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "320, true",
    "320, false",
    "768, true",
    "768, false",
    "1440, true",
    "1440, false",
  })
  void nothingIsInAnybodysWay(int width, boolean dark) {
    List<String> found = new ArrayList<>();
    browser.looks(width, 900, dark);
    browser.open(server.at("/"), LISTED);
    found.addAll(violations("list"));
    int fight = small.lastDice();
    for (int at : new int[] {3, fight, small.frames().size()}) {
      browser.open(server.at("/games/small?at=" + at), SHOWN);
      for (String tab : TABS) {
        browser.run("document.getElementById('tab-%s').click()".formatted(tab));
        found.addAll(violations(tab + " after commit " + at));
      }
    }
    browser.run(
        "document.querySelector('[data-system=\"18\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
    browser.await("document.querySelector('.panel') !== null");
    found.addAll(violations("the chosen system"));

    assertThat(found).isEmpty();
    assertThat(browser.run("document.documentElement.scrollWidth").asInt()).isEqualTo(width);
  }

  @ParameterizedTest
  @CsvSource({
    "320, true",
    "320, false",
    "768, true",
    "768, false",
    "1440, true",
    "1440, false",
  })
  void nothingIsInAnybodysWayOnThePageThatChecksLogs(int width, boolean dark) throws IOException {
    List<String> found = new ArrayList<>();
    byte[] log = ReleasedLog.twoPlayers();
    browser.looks(width, 900, dark);
    browser.open(server.at("/verify.html"), "document.querySelector('#file:enabled') !== null");
    found.addAll(violations("no log"));
    browser.drop("log.ndjson", log);
    browser.await("document.querySelector('.valid') !== null");
    found.addAll(violations("a valid log"));
    browser.drop("log.ndjson", Arrays.copyOf(log, 2_000));
    browser.await("document.querySelector('.bad') !== null");
    found.addAll(violations("a bad log"));

    assertThat(found).isEmpty();
    assertThat(browser.run("document.documentElement.scrollWidth").asInt()).isEqualTo(width);
    assertThat(browser.faults()).isEmpty();
  }

  private List<String> violations(String where) {
    browser.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))");
    browser.run(axe + ";0");
    JsonNode told =
        browser.run(
            """
            axe.run().then(found => found.violations.map(each =>
              each.id + ': ' + each.nodes.slice(0, 3).map(node => node.html.slice(0, 200) + ' ' + node.any.map(any => any.message).join()).join(' | ')))
            """);
    List<String> violations = new ArrayList<>();
    told.forEach(each -> violations.add(where + ": " + each.asText()));
    return violations;
  }

  @Test
  @EnabledIfSystemProperty(named = "page.pictures", matches = "write")
  void picturesOfThePageAreTaken() throws IOException {
    Files.createDirectories(PICTURES);
    int fight = small.lastDice();
    int end = small.frames().size();
    take("galaxy", "/games/large", 1440, 900, true, "");
    take("fight", "/games/small?at=" + fight, 1440, 900, true, "");
    take("objectives", "/games/small?at=" + end, 1440, 900, false, click("tab-council"));
    take(
        "component",
        "/games/small?at=" + end,
        768,
        1024,
        true,
        "document.querySelector('[data-card]').click()");
    take("phone", "/games/small?at=" + fight, 320, 900, true, "");
  }

  private static String click(String id) {
    return "document.getElementById('%s').click()".formatted(id);
  }

  private void take(String name, String address, int width, int height, boolean dark, String after)
      throws IOException {
    browser.looks(width, height, dark);
    browser.open(server.at(address), address.equals("/") ? LISTED : SHOWN);
    browser.run(after);
    browser.run("new Promise(done => setTimeout(done, 300))");
    Files.write(PICTURES.resolve(name + ".png"), browser.picture());
  }
}
