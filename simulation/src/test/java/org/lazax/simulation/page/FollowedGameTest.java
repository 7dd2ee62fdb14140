package org.lazax.simulation.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;

/** Whoever follows a game misses nothing, and is told what comes while looking back. */
final class FollowedGameTest {
  private static final String MOMENT = "document.querySelector('.moment')?.textContent";
  private static final String CONNECTED = "document.querySelector('.live') !== null";
  private static final String NOTICES = "document.querySelector('.timeline').innerText";
  private static final int BEGUN = 40;

  /**
   * Time for waits of a second and more passes only when {@code later(millis)} is called, so that
   * no busy machine delays a leader's signs of life.
   */
  private static final String HELD_TIME =
      """
      {
        const timers = new Map();
        let now = 0;
        for (const kind of ['Timeout', 'Interval']) {
          const set = globalThis[`set${kind}`];
          const clear = globalThis[`clear${kind}`];
          globalThis[`set${kind}`] = (act, millis, ...rest) => {
            if (!(millis >= 1000)) return set(act, millis, ...rest);
            const timer = {act, due: now + millis, every: kind === 'Interval' ? millis : 0};
            timers.set(timer, timer);
            return timer;
          };
          globalThis[`clear${kind}`] = (timer) => timers.delete(timer) || clear(timer);
        }
        globalThis.later = (millis) => {
          const end = now + millis;
          for (;;) {
            const [next] = [...timers.values()].sort((one, other) => one.due - other.due);
            if (!next || next.due > end) break;
            now = next.due;
            if (next.every) next.due += next.every;
            else timers.delete(next);
            next.act();
          }
          now = end;
        };
      }
      """;

  private static final PlayedGame PLAYED =
      PlayedGame.of("live", 12, GameSetup.standard(12, 3), table -> table.round() == 2);

  private final Broadcast game = new Broadcast(PLAYED, BEGUN);

  @TempDir Path folder;

  private PageServer server;
  private Browser browser;

  @BeforeEach
  void start() throws IOException {
    Optional<Browser> found = Browser.start(folder);
    Prerequisite.check(found.isPresent(), "Chromium is not on the PATH");
    browser = found.get();
    server = PageServer.start(game);
  }

  @AfterEach
  void stop() {
    if (browser != null) {
      browser.close();
      server.close();
    }
  }

  @Test
  void nothingIsMissedWhenTheStreamBreaksOff() {
    open("/games/live");
    int head = game.tell(10);
    showsTheHead(head);
    game.breakOff();
    head = game.tell(20);
    showsTheHead(head);

    assertThat(game.streams()).isEqualTo(1);
    assertThat(game.opened()).isEqualTo(2);
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void whatComesWhileThePastIsShownIsCounted() {
    open("/games/live?at=7");
    game.tell(3);
    browser.await("document.querySelector('.new')?.textContent === '3 new'");
    assertThat(browser.run(MOMENT).asText()).contains("7/" + (BEGUN + 3));

    game.tell(1);
    browser.await("document.querySelector('.new')?.textContent === '4 new'");
    browser.run("document.querySelector('.new').click()");
    browser.await(MOMENT + ".includes('%1$d/%1$d')".formatted(BEGUN + 4));
    assertThat(browser.run("document.querySelector('.new')").isNull()).isTrue();
  }

  @Test
  void tabsShareOneStreamAndTheNextGoesOnWhenOneIsClosed() {
    open("/games/live");
    browser.openTab();
    open("/games/live");
    int head = game.tell(10);
    showsTheHead(head);
    browser.openTab();
    open("/games/live");
    showsTheHead(head);
    browser.showTab(0);
    showsTheHead(head);
    assertThat(game.opened()).isEqualTo(1);
    assertThat(game.read()).isEqualTo(3);

    browser.closeTab();
    awaitOpened(2);
    head = game.tell(20);
    for (int tab : new int[] {0, 1}) {
      browser.showTab(tab);
      showsTheHead(head);
      assertThat(browser.faults()).isEmpty();
    }
    assertThat(game.opened()).isEqualTo(2);
    assertThat(game.read()).isEqualTo(3);
  }

  @Test
  void tabsOfOtherReadersDoNotShareTheirs() {
    open("/games/live");
    browser.before("sessionStorage.setItem('invitation', 'another')");
    browser.openTab();
    open("/games/live");

    assertThat(game.opened()).isEqualTo(2);
  }

  @Test
  void aTabThatHangsLosesTheStreamToAnother() {
    browser.before(HELD_TIME);
    browser.openTab();
    open("/games/live");
    browser.openTab();
    open("/games/live");
    browser.showTab(1);
    browser.run(
        """
        setTimeout(() => {
          const request = new XMLHttpRequest();
          request.open('GET', '/hang', false);
          request.send();
        })
        """);
    browser.showTab(2);
    later(40_000);
    awaitOpened(2);
    int head = game.tell(10);
    showsTheHead(head);

    server.release();
    browser.showTab(1);
    showsTheHead(head);
    head = game.tell(10);
    for (int tab : new int[] {1, 2}) {
      browser.showTab(tab);
      showsTheHead(head);
      assertThat(browser.faults()).isEmpty();
    }
    awaitStreams(1);
    assertThat(game.opened()).isEqualTo(2);
  }

  @Test
  void aTabThatIsHiddenForAWhileGivesItsStreamBack() {
    browser.before(HELD_TIME);
    browser.openTab();
    open("/games/live?at=7");
    browser.openTab();
    open("/games/live");
    see(1, false);
    later(30_000);
    // However many requests that took: none may follow while both are hidden.
    await("the other tab's stream")
        .untilAsserted(() -> assertThat(game.opened()).isGreaterThanOrEqualTo(2));
    see(2, false);
    later(30_000);
    awaitStreams(0);
    int opened = game.opened();

    // Both would take the lock from a leader that is silent for so long.
    later(60_000);
    browser.showTab(1);
    later(60_000);
    int head = game.tell(5);
    assertThat(game.opened()).isEqualTo(opened);
    see(1, true);
    browser.await(
        "document.querySelector('.new')?.textContent === '%d new'".formatted(head - BEGUN));
    assertThat(browser.run(MOMENT).asText()).contains("7/" + head);
    see(2, true);
    showsTheHead(head);
    assertThat(game.opened()).isEqualTo(opened + 1);
    assertThat(game.read()).isEqualTo(2);
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void withoutLocksAHiddenTabGivesItsStreamBackToo() {
    browser.before(
        HELD_TIME + "Object.defineProperty(Navigator.prototype, 'locks', {value: undefined});");
    browser.openTab();
    open("/games/live");
    see(1, false);
    later(30_000);
    awaitStreams(0);
    int head = game.tell(5);
    see(1, true);
    showsTheHead(head);

    assertThat(game.opened()).isEqualTo(2);
  }

  @Test
  void whoseTokenIsRevokedGoesOnAsASpectator() {
    browser.before("sessionStorage.setItem('token', 'p2')");
    browser.openTab();
    open("/games/live");
    browser.await("document.querySelector('.controls .since') !== null");
    server.revoke("p2");
    game.breakOff();
    int head = game.tell(10);
    showsTheHead(head);

    assertThat(browser.run(NOTICES).asText()).contains("Your token is not valid any more.");
    assertThat(browser.run("document.querySelector('.controls .since')").isNull()).isTrue();
    assertThat(browser.run("sessionStorage.getItem('token')").isNull()).isTrue();
  }

  @Test
  void aGameThatMayNotBeFollowedAnyMoreStaysAsItWas() {
    browser.before("sessionStorage.setItem('token', 'p2')");
    browser.openTab();
    open("/games/live");
    server.hide();
    server.revoke("p2");
    game.breakOff();
    browser.await(NOTICES + ".includes('there is no such game, or it is private')");

    assertThat(browser.run(MOMENT).asText()).contains("%1$d/%1$d".formatted(BEGUN));
    assertThat(browser.run("document.querySelector('.live, .lost')").isNull()).isTrue();
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void withoutLocksEveryTabHasItsStreamAndTheFourthWarns() {
    browser.before("Object.defineProperty(Navigator.prototype, 'locks', {value: undefined});");
    for (int tab = 1; tab <= 4; tab++) {
      browser.openTab();
      open("/games/live");
      assertThat(game.opened()).isEqualTo(tab);
    }
    browser.await("document.querySelector('.note') !== null");
    assertThat(browser.run("document.querySelector('.note').textContent").asText())
        .contains("You have 4 games open");
    browser.showTab(3);
    assertThat(browser.run("document.querySelector('.note')").isNull()).isTrue();
  }

  /** Tabs without a head are all seen, so a tab is told whether it is. */
  private void see(int tab, boolean seen) {
    browser.showTab(tab);
    browser.run(
        """
        Object.defineProperty(document, 'hidden', {value: %s, configurable: true});
        document.dispatchEvent(new Event('visibilitychange'));
        """
            .formatted(!seen));
  }

  /** So many milliseconds pass in the tab that is shown. */
  private void later(int millis) {
    browser.run("later(%d)".formatted(millis));
  }

  private void awaitOpened(int count) {
    await("streams that were opened")
        .untilAsserted(() -> assertThat(game.opened()).isEqualTo(count));
  }

  /**
   * Waits until only so many streams are read. Chromium drains one that is aborted for some
   * seconds, and the server hears of it when it writes.
   */
  private void awaitStreams(int count) {
    await("streams that are read")
        .until(() -> {
          game.tell(1);
          return game.streams() == count;
        });
  }

  private void open(String address) {
    browser.open(server.at(address), CONNECTED);
  }

  private void showsTheHead(int head) {
    browser.await(MOMENT + "?.includes('%1$d/%1$d')".formatted(head));
  }
}
