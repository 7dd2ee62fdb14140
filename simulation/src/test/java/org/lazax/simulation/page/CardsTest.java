package org.lazax.simulation.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.game.adapter.printed.PrintedComponent;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;

/** The page tells what components do, how long players have, and what it cannot show. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CardsTest {
  private static final String SHOWN =
      "document.querySelector('.moment') !== null && document.querySelector('.timeline progress') === null";

  private final PlayedGame game =
      PlayedGame.of("game", 31, GameSetup.standard(31, 3), table -> table.round() == 2);

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
  void componentsHaveTheirNamesAndTellWhatTheyDo() {
    browser.open(server.at("/games/game?at=" + game.frames().size()), SHOWN);
    browser.await("document.querySelector('[data-card^=\"faction/\"]').textContent.length > 3");
    browser.run("document.getElementById('tab-council').click()");
    browser.await("document.querySelector('[data-objective] [title]') !== null");
    String objective =
        browser.run("document.querySelector('[data-objective] [data-card]').dataset.card").asText();
    PrintedComponent card =
        Objects.requireNonNull(
            Objects.requireNonNull(game.printed().kinds().get("public_objective"))
                .get(objective.substring(objective.indexOf('/') + 1)));

    assertThat(browser.run("document.querySelector('[data-objective]').innerText").asText())
        .contains(card.name(), card.texts().getFirst().effect());

    browser.run("document.querySelector('[data-objective] [data-card]').click()");
    browser.await("document.querySelector('.panel.printed') !== null");
    assertThat(browser.run("document.activeElement.innerText").asText())
        .contains(card.name(), card.texts().getFirst().effect(), "Stage");
    browser.run("document.querySelector('.panel.printed header button').click()");
    browser.await("document.querySelector('.panel.printed') === null");
  }

  @Test
  void countdownsGoByTheClockOfTheServer() {
    browser.open(server.at("/games/game"), SHOWN);

    String shown =
        browser
            .run(
                """
                (async () => {
                  const {noteTime, countdown} = await import('/page/clock.js');
                  const {render} = await import('/page/lit.js');
                  const server = Date.now() + 3_600_000;
                  noteTime({headers: new Headers({Date: new Date(server).toUTCString()})});
                  noteTime({headers: new Headers({Date: new Date(server - 86_400_000).toUTCString()})});
                  const place = document.createElement('div');
                  return [90, 7_260, 200_000, -5].map(seconds => {
                    render(countdown(new Date(server + seconds * 1000).toISOString()), place);
                    return place.textContent;
                  }).join();
                })()
                """)
            .asText();
    assertThat(shown).matches("1:(29|30|31),2 h [01] min,2 d 7 h,0:00");
  }

  @ParameterizedTest
  @CsvSource({"99999, last", "-3, 1", "0, 1", "nonsense, last", "1e3, last", "'', last"})
  void aMomentThatDoesNotExistIsSaidAndTheNearestOneShown(String at, String nearest) {
    browser.open(server.at("/games/game?at=" + at), SHOWN);

    String shown = nearest.equals("last") ? String.valueOf(game.frames().size()) : nearest;
    assertThat(browser.run("document.querySelector('.moment b').textContent").asText())
        .isEqualTo(shown);
    assertThat(browser.run("document.querySelector('.note').textContent").asText())
        .contains("There is no commit");
  }

  @Test
  void thePageGoesToTheLastActionOfAPlayer() {
    browser.open(server.at("/games/game?at=5"), SHOWN);
    int last = game.lastBy("p2");
    browser.run("document.querySelector('[data-seat=\"p2\"] .since').click()");

    browser.await("document.querySelector('.moment b').textContent === '%d'".formatted(last));
    browser.await("document.querySelector('.note') !== null");
    assertThat(browser.run("document.querySelector('.note').textContent").asText())
        .startsWith((game.frames().size() - last) + " commit")
        .contains("since the last action of");
    assertThat(browser.run("document.querySelector('.controls .since')").isNull()).isTrue();
  }

  @Test
  void whoHoldsASeatGoesToTheOwnLastAction() {
    browser.open(server.at("/games/game?at=4"), SHOWN);
    browser.run("sessionStorage.setItem('token', 'p3')");
    browser.open(server.at("/games/game?at=5"), SHOWN);
    browser.await("document.querySelector('.controls .since') !== null");
    browser.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'm', bubbles: true}))");
    browser.await(
        "document.querySelector('.moment b').textContent === '%d'".formatted(game.lastBy("p3")));
    browser.run("sessionStorage.removeItem('token')");
  }

  @Test
  void anEmbeddedGameHasNoControls() {
    browser.open(
        server.at("/embed/games/game"), "document.querySelector('[data-system]') !== null");

    assertThat(
            browser.run("document.querySelector('.timeline, aside, header') === null").asBoolean())
        .isTrue();
    assertThat(browser.run("document.querySelectorAll('.scores li').length").asInt()).isEqualTo(3);
    assertThat(browser.run("getComputedStyle(document.body).backgroundColor").asText())
        .isEqualTo("rgba(0, 0, 0, 0)");
  }
}
