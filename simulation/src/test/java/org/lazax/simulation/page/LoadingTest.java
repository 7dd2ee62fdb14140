package org.lazax.simulation.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;

/** A moment is seen before all frames of its game are there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LoadingTest {
  private static final String SHOWN = "document.querySelector('.moment') !== null";
  private static final String MOMENT = "document.querySelector('.moment').textContent";
  private static final String LOADING = "document.querySelector('.timeline progress') !== null";
  private static final String GALAXY =
      "document.querySelector('.stars').outerHTML.replace(/<!--.*?-->/g, '')";

  private static final String REQUESTS = "performance.getEntriesByType('resource').length";

  /** For each time that the game is asked for, whether scripts still waited for the document. */
  private static final String GAME_ASKED_FOR =
      """
      performance.getEntriesByType('resource').filter(each => each.name.endsWith('/games/game')).map(
        each => each.startTime < performance.getEntriesByType('navigation')[0].domInteractive)
      """;

  /** Three styles, a script and an icon; the game, two times frames, and the catalog. */
  private static final int MOST_REQUESTS = 9;

  private static final String AWAITED = "document.querySelector('.note') !== null";

  private final PlayedGame played =
      PlayedGame.of("game", 31, GameSetup.standard(31, 2), table -> table.round() == 2);

  private final int head = played.frames().size();

  /** A commit near the end that is no key frame. */
  private final int late = head - 5;

  private final Broadcast running = new Broadcast(played, head);
  private final Broadcast ended = new Broadcast(played.ended("ended"), head);

  private PageServer server;
  private Browser browser;

  @BeforeAll
  void start(@TempDir Path folder) throws IOException {
    Optional<Browser> found = Browser.start(folder);
    Prerequisite.check(found.isPresent(), "Chromium is not on the PATH");
    browser = found.get();
    server = PageServer.start(running, ended);
  }

  @AfterAll
  void stop() {
    if (browser != null) {
      browser.close();
      server.close();
    }
  }

  @BeforeEach
  void hold() {
    running.hold(20);
    ended.hold(played.firstRound());
  }

  /** Browsers have few connections, and each request takes its time on a phone. */
  @Test
  void aMomentIsSeenAfterFewRequests() {
    open("/games/game", SHOWN);

    assertThat(browser.run(REQUESTS).asInt()).isLessThanOrEqualTo(MOST_REQUESTS);
  }

  @Test
  void theGameIsAskedForOnceBeforeTheScriptRuns() {
    open("/games/game", SHOWN);

    assertThat(browser.run(GAME_ASKED_FOR)).hasSize(1);
    assertThat(browser.run(GAME_ASKED_FOR).get(0).asBoolean()).isTrue();
  }

  @Test
  void theLatestMomentOfARunningGameIsSeenFirst() {
    open("/games/game", SHOWN);
    assertThat(browser.run(MOMENT).asText()).contains("%1$d/%1$d".formatted(head));
    assertThat(browser.run(LOADING).asBoolean()).isTrue();
    assertThat(browser.run("document.querySelector('.since')").isNull()).isTrue();

    running.hold(head);
    browser.await("!(" + LOADING + ")");
    browser.await("document.querySelector('.live') !== null");
    browser.await("document.querySelector('.since') !== null");
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void aFinishedGameOpensBeforeItIsLoaded() {
    open("/games/ended", SHOWN);
    assertThat(browser.run(MOMENT).asText()).contains("%d/%d".formatted(played.firstRound(), head));
    assertThat(browser.run(LOADING).asBoolean()).isTrue();
  }

  /** Systems are drawn anew only when something of them has changed. */
  @Test
  void aMomentLooksTheSameHoweverItWasReached() {
    int[] moments = {head, 70, played.firstRound(), 50, head - 1, 64, 20};
    running.hold(head);
    List<String> opened = new ArrayList<>();
    for (int moment : moments) {
      open("/games/game?at=" + moment, SHOWN);
      browser.await("!(" + LOADING + ")");
      opened.add(browser.run(GALAXY).asText());
    }

    for (int next = 0; next < moments.length; next++) {
      browser.run(
          """
          (() => {
            const slider = document.querySelector('input[type=range]');
            slider.value = %d;
            slider.dispatchEvent(new Event('input'));
          })()
          """
              .formatted(moments[next]));
      browser.await(MOMENT + ".includes('%d/')".formatted(moments[next]));
      assertThat(browser.run(GALAXY).asText()).isEqualTo(opened.get(next));
    }
    assertThat(Set.copyOf(opened)).as("galaxies that differ").hasSizeGreaterThan(3);
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void whatIsNotLoadedYetIsAwaited() {
    open("/games/game?at=" + late, SHOWN);
    assertThat(browser.run(MOMENT).asText()).contains(late + "/" + head);
    browser.run("document.getElementById('tab-words').click()");
    press("Home");
    browser.await(MOMENT + ".includes(' 1/')");
    press("ArrowRight");
    browser.await(MOMENT + ".includes(' 2/')");
    String units = units(late);

    slide(50);
    browser.await(AWAITED);
    assertThat(browser.run(MOMENT).asText()).contains(late + "/" + head);
    assertThat(browser.run("document.querySelector('.note').textContent").asText())
        .contains("still loading");
    running.hold(49);
    browser.run("new Promise(done => setTimeout(done, 300))");
    assertThat(browser.run(MOMENT).asText()).contains(late + "/" + head);
    running.hold(50);
    browser.await(MOMENT + ".includes(' 50/')");
    assertThat(browser.run(AWAITED).asBoolean()).isFalse();

    press("Shift ArrowRight");
    running.hold(head);
    browser.await("!(" + LOADING + ")");
    assertThat(units(late)).isEqualTo(units);
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void aTransferThatBreaksOffGoesOn() {
    int before = running.read();
    open("/games/game?at=" + late, SHOWN);
    await("frames are read").until(() -> running.read() == before + 1);
    browser.await("document.querySelector('.timeline progress').value > 1");
    running.breakOff();
    running.hold(head);
    browser.await("!(" + LOADING + ")");

    assertThat(running.read()).isEqualTo(before + 1);
    assertThat(browser.run(MOMENT).asText()).contains(late + "/" + head);
  }

  private void open(String address, String ready) {
    browser.open(server.at(address), ready);
  }

  private void slide(int to) {
    browser.run(
        """
        (() => {
          const slider = document.querySelector('.timeline input');
          slider.value = %d;
          slider.dispatchEvent(new Event('input', {bubbles: true}));
        })()
        """
            .formatted(to));
  }

  /** The units on the page at a moment, as text. */
  private String units(int seq) {
    slide(seq);
    browser.await(MOMENT + ".includes(' %d/')".formatted(seq));
    return browser
        .run("[...document.querySelectorAll('[data-system]')].map(s => s.textContent).join()")
        .asText();
  }

  private void press(String keys) {
    String key = keys.replace("Shift ", "");
    browser.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '%s', shiftKey: %s, bubbles: true}))"
            .formatted(key, keys.startsWith("Shift")));
  }
}
