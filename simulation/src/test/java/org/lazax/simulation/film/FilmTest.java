package org.lazax.simulation.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.game.adapter.film.Film;
import org.lazax.game.adapter.film.Words;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;

/** The frames of a game show it as it is after each commit, and nothing that is hidden. */
final class FilmTest {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final Words WORDS = new Words(JSON);
  private static final Path GAMES = Path.of("src/test/resources/golden");

  @TestFactory
  Stream<DynamicTest> aWholeViewAndItsPatchesAreTheViewAtEveryCommit() throws IOException {
    try (Stream<Path> files = Files.list(GAMES)) {
      return files.sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> follow(file)));
    }
  }

  private static void follow(Path file) throws IOException {
    List<Commit> commits = GoldenCommits.of(file);
    Film film = film(commits, Viewer.SPECTATOR);
    Watcher watcher = new Watcher();
    Set<String> marks = new TreeSet<>();
    for (Commit commit : commits) {
      ObjectNode frame = film.show(commit);
      marks.add(frame.path("mark").asText());

      assertThat(frame.path("seq").asLong()).isEqualTo(commit.header().seq());
      assertThat(watcher.read(frame)).isEqualTo(film.view());
    }
    assertThat(marks).contains("round", "phase", "point", "activation", "end");
  }

  @Test
  void aFilmThatBeginsLaterShowsTheSame() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAMES.resolve("game-01.ndjson.gz"));
    Film whole = film(commits, Viewer.SPECTATOR);
    Film later = film(commits, Viewer.SPECTATOR);
    commits.subList(0, 100).forEach(whole::show);
    commits.subList(0, 99).forEach(later::skip);

    assertThat(later.show(commits.get(99)).path("view")).isEqualTo(whole.view());
  }

  @Test
  void aRewindShowsTheGameAsItWas() throws IOException {
    List<Commit> commits = rewoundGame();
    Film film = film(commits, Viewer.SPECTATOR);
    Map<Long, ObjectNode> views = new HashMap<>();
    int rewinds = 0;
    for (Commit commit : commits) {
      ObjectNode frame = film.show(commit);
      views.put(commit.header().seq(), film.view());
      if (frame.has("rewoundTo")) {
        rewinds++;
        assertThat(frame.path("view")).isEqualTo(views.get(frame.path("rewoundTo").asLong()));
      }
    }
    assertThat(rewinds).isPositive();
  }

  @Test
  void aPlayerSeesTheOwnHandAndOtherwiseWhatSpectatorsSee() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAMES.resolve("game-02.ndjson.gz"));
    Film spectator = film(commits, Viewer.SPECTATOR);
    Film player = film(commits, Viewer.of(new Seat(1)));
    int most = 0;
    for (Commit commit : commits) {
      spectator.show(commit);
      player.show(commit);
      ObjectNode view = player.view().deepCopy();
      int cards = 0;
      for (JsonNode count : view.at("/hand/actionCards")) {
        cards += count.asInt();
      }
      most = Math.max(most, cards);

      assertThat(cards).isEqualTo(view.at("/players/p1/actionCards").asInt());
      assertThat(view.at("/hand/secrets").size()).isEqualTo(view.at("/players/p1/secrets").asInt());
      view.remove("hand");
      assertThat(view).isEqualTo(spectator.view());
    }
    assertThat(most).isGreaterThan(2);
  }

  private static List<Commit> rewoundGame() {
    WholeGame game = WholeGame.of(7, 3, SimpleBot::new).withRewind(60, 25).play();
    List<Commit> commits = new ArrayList<>();
    for (LocalCommit local : game.game().commits()) {
      commits.add(GoldenCommits.commit(local.stamp(), local.events(), commits));
    }
    return commits;
  }

  private static Film film(List<Commit> commits, Viewer viewer) {
    return new Film(
        Services.emptyTable(), LINES, JSON, WORDS, viewer, Film.targets(commits, LINES));
  }
}
