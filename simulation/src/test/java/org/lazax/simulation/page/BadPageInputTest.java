package org.lazax.simulation.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.gateway.page.KeptDocument;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.arrangement.GameSetup;

/** Whatever a reader gives to the page, it answers with a sentence. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadPageInputTest {
  /** Markup, a mark that turns the direction of writing round, and 80 emoji. */
  private static final String NAME =
      "<img src=x onerror=faults.push(1)>\u202eturned " + "\ud83d\ude80".repeat(80);

  private static final String SHOWN = "document.querySelector('.moment') !== null";
  private static final String READY = "document.querySelector('#file:enabled') !== null";
  private static final String TOLD =
      "document.querySelector('#result .valid, #result .bad')?.textContent ?? ''";

  private final PlayedGame game =
      PlayedGame.of("game", 31, GameSetup.standard(31, 2), table -> table.round() == 1).named(NAME);

  private PageServer server;
  private Browser browser;
  private URI checker;
  private byte[] log;

  @BeforeAll
  void start(@TempDir Path folder) throws IOException {
    Optional<Browser> found = Browser.start(folder);
    Prerequisite.check(found.isPresent(), "Chromium is not on the PATH");
    browser = found.get();
    server = PageServer.start(game);
    checker = folder.resolve("verify.html").toUri();
    Files.writeString(Path.of(checker), KeptDocument.assembled().text());
    log = ReleasedLog.twoPlayers();
  }

  @AfterAll
  void stop() {
    if (browser != null) {
      browser.close();
      server.close();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/games/another",
        "/games/%3Cb%3E",
        "/games/%E0%A4",
        "/games/..%2F..%2F",
        "/embed/games/x"
      })
  void anAddressWithoutAGameSaysSo(String address) {
    browser.open(server.at(address), "document.querySelector('[role=alert]') !== null");

    assertThat(browser.run("document.querySelector('[role=alert]').textContent").asText())
        .isEqualTo("there is no such game, or it is private");
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void aNameIsTextWhateverIsInIt() {
    browser.looks(320, 640, true);
    browser.open(server.at("/"), "document.querySelector('.games li') !== null");
    assertThat(browser.run("document.querySelector('.games strong').textContent").asText())
        .isEqualTo(NAME);
    assertThat(browser.run("document.documentElement.scrollWidth").asInt()).isEqualTo(320);

    browser.open(server.at("/games/game"), SHOWN);
    assertThat(browser.run("document.querySelector('h1').textContent").asText()).isEqualTo(NAME);
    assertThat(browser.run("getComputedStyle(document.querySelector('h1')).unicodeBidi").asText())
        .isEqualTo("isolate");
    assertThat(browser.run("document.querySelector('#page img') === null").asBoolean()).isTrue();
    assertThat(browser.run("document.documentElement.scrollWidth").asInt()).isEqualTo(320);
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void theCheckerOnADiskTellsOfWhichGameALogIs() {
    browser.open(checker, READY);
    browser.drop("log.ndjson", log);

    assertThat(told()).isEqualTo("log.ndjson: everything that could be checked is right.");
    assertThat(browser.run("document.getElementById('result').textContent").asText())
        .contains("Game local as seen by all: 773 commits");
  }

  @Test
  void aFileThatIsNoLogIsToldInASentence() {
    browser.open(checker, READY);
    String text = new String(log, StandardCharsets.UTF_8);
    String opening = text.lines().findFirst().orElseThrow();

    assertThat(toldOf("")).isEqualTo("x is empty.");
    assertThat(toldOf("holiday pictures"))
        .isEqualTo("x: line 1 is bad: not the opening line of an export.");
    assertThat(toldOf("{\"certificate\":1,\"tieBreaks\":[]}\n"))
        .contains("is the certificate of a tournament");
    assertThat(toldOf(text.replace("\n", "\r\n"))).contains("its lines end with CRLF");
    assertThat(toldOf(text.replaceFirst("local", "other")))
        .isEqualTo("x: line 2 is bad: a commit of another game than the export’s.");
    assertThat(toldOf(text.substring(0, 2_000))).contains("the last line does not end with LF");
    assertThat(toldOf(text.lines().limit(4).reduce("", (all, line) -> all + line + "\n")))
        .contains("the file ends where");
    assertThat(toldOf(opening + "\n{\"v\":1,\"events\":[null]}\n\n\n"))
        .isEqualTo("x: line 2 is bad: not a header.");
    assertThat(browser.faults()).isEmpty();
  }

  @Test
  void aLogThatWasCompressedIsToldToBeUnpacked() {
    browser.open(checker, READY);
    browser.drop("log.gz", new byte[] {0x1f, (byte) 0x8b, 8, 0});

    assertThat(told()).isEqualTo("log.gz is compressed: unpack it first.");
  }

  @Test
  void aHugeFileIsNotReadAndALargeOneStopsAtItsFirstFault() {
    browser.open(checker, READY);
    browser.drop("new File([new Uint8Array(200 * 2 ** 20)], 'huge')");
    assertThat(told()).isEqualTo("huge has more than 100 MB. Use ./lazax verify.");

    String opening =
        new String(log, 0, 42, StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
    browser.drop(
        "new File(['%s\\n', new Uint8Array(90 * 2 ** 20).fill(10)], 'large')".formatted(opening));
    assertThat(told()).isEqualTo("large: line 2 is bad: not a header.");
  }

  @Test
  void onlyTheLastOfSeveralFilesIsTold() {
    browser.open(checker, READY);
    browser.drop("log", log);
    browser.drop("beginning", Arrays.copyOf(log, 100));

    assertThat(told()).startsWith("beginning: line 2 is bad");
    assertThat(browser.run("document.querySelectorAll('#result p').length").asInt()).isEqualTo(1);
  }

  private String toldOf(String file) {
    browser.run("document.getElementById('result').replaceChildren()");
    browser.drop("x", file.getBytes(StandardCharsets.UTF_8));
    return told();
  }

  private String told() {
    browser.await("(" + TOLD + ") !== ''");
    return browser.run(TOLD).asText();
  }
}
