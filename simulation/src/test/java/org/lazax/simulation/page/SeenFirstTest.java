package org.lazax.simulation.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;

/**
 * While moments follow each other from frame to frame, the page leaves out what its reader does not
 * see. When it comes to rest, all of it is right.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SeenFirstTest {
  private static final String SHOWN =
      "document.querySelector('.moment') !== null && document.querySelector('.timeline progress') === null";
  private static final String AT_REST =
      "document.querySelector('#page').getAttribute('aria-busy') === 'false'";

  /** What each player has, folded or not. */
  private static final String PLAYERS =
      """
      Object.fromEntries([...document.querySelectorAll('[data-seat]')].map(player =>
        [player.dataset.seat, player.outerHTML.replace(/<!--.*?-->/g, '')]))
      """;

  /**
   * Goes to a moment while the next one follows at once. What is seen before the second frame, of
   * the first moment, is told.
   */
  private static final String DRAG =
      """
      (async () => {
        const slider = document.querySelector('.timeline input');
        const go = seq => {
          slider.value = seq;
          slider.dispatchEvent(new Event('input', {bubbles: true}));
        };
        go(%d);
        await new Promise(requestAnimationFrame);
        const seen = %s;
        go(%d);
        return seen;
      })()
      """;

  private final PlayedGame game =
      PlayedGame.of("game", 31, GameSetup.standard(31, 6), table -> table.round() == 2);

  private PageServer server;
  private Browser browser;

  @BeforeAll
  void start(@TempDir Path folder) throws IOException {
    Optional<Browser> found = Browser.start(folder);
    Prerequisite.check(found.isPresent(), "Chromium is not on the PATH");
    browser = found.get();
    server = PageServer.start(game);
  }

  @AfterAll
  void stop() {
    if (browser != null) {
      browser.close();
      server.close();
    }
  }

  @Test
  void whatIsOutOfSightIsRightWhenThePageComesToRest() {
    browser.looks(360, 740, true);
    int first = game.firstRound();
    int last = game.frames().size();
    for (int at : List.of(first + 20, last / 2, last)) {
      JsonNode right = opened(at);

      opened(first);
      lookAround();
      drag(last / 3, at);
      browser.await(AT_REST);
      assertThat(browser.run(PLAYERS)).as("at commit " + at).isEqualTo(right);

      drag(at, at);
      browser.await(AT_REST);
      assertThat(browser.run(PLAYERS)).as("again at commit " + at).isEqualTo(right);
    }
  }

  @Test
  void whoIsSeenIsDrawnAtOnceAndWhoIsNotIsLeft() {
    browser.looks(360, 740, true);
    int last = game.frames().size();
    int first = game.firstRound();
    JsonNode before = opened(first);
    JsonNode after = opened(last);
    opened(first);
    lookAround();

    JsonNode seen = drag(last, last - 1);

    assertThat(seen.path("p6")).isEqualTo(before.path("p6")).isNotEqualTo(after.path("p6"));
    assertThat(numbers(seen, "p1")).isEqualTo(numbers(after, "p1"));
    assertThat(numbers(before, "p1")).isNotEqualTo(numbers(after, "p1"));

    opened(first);
    browser.run("document.querySelector('[data-seat=\"p6\"]').scrollIntoView()");
    lookAround();
    seen = drag(last, last - 1);

    assertThat(numbers(seen, "p6")).isEqualTo(numbers(after, "p6"));
    assertThat(seen.path("p1")).isEqualTo(before.path("p1"));
  }

  @Test
  void whatIsUnfoldedIsDrawnAtOnce() {
    browser.looks(360, 740, true);
    int first = game.firstRound();
    int last = game.frames().size();
    JsonNode before = opened(first);
    JsonNode after = opened(last);
    String seat =
        before
            .propertyStream()
            .map(Map.Entry::getKey)
            .filter(each -> !folded(before, each).equals(folded(after, each)))
            .findFirst()
            .orElseThrow();
    opened(first);
    browser.run("document.querySelector('[data-seat=\"%s\"]').scrollIntoView()".formatted(seat));
    lookAround();

    assertThat(folded(drag(last, first), seat)).isEqualTo(folded(before, seat));

    browser.await(AT_REST);
    browser.run("document.querySelector('[data-seat=\"%s\"] details').open = true".formatted(seat));
    lookAround();
    assertThat(folded(drag(last, first), seat)).isEqualTo(folded(after, seat));
  }

  /** The players of a page that is opened at this moment. */
  private JsonNode opened(int at) {
    browser.open(server.at("/games/game?at=" + at), SHOWN);
    browser.await("document.querySelector('[data-card^=\"technology/\"]').title !== ''");
    browser.await(AT_REST);
    return browser.run(PLAYERS);
  }

  /** Gives the page time to learn what its reader sees. */
  private void lookAround() {
    browser.run(DRAG.formatted(game.firstRound() + 1, "0", game.firstRound()));
    browser.await(AT_REST);
    browser.run("new Promise(done => setTimeout(done, 200))");
  }

  private JsonNode drag(int first, int then) {
    return browser.run(DRAG.formatted(first, PLAYERS.strip(), then));
  }

  private static String numbers(JsonNode players, String seat) {
    return players.path(seat).asText().replaceAll("(?s)<details.*", "");
  }

  private static String folded(JsonNode players, String seat) {
    return players.path(seat).asText().replaceAll("(?s).*</summary>|</details>.*", "");
  }
}
