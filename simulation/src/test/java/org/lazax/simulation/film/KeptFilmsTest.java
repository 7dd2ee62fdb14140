package org.lazax.simulation.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;
import org.lazax.game.adapter.film.KeptFilms;
import org.lazax.game.adapter.film.Reel;
import org.lazax.game.adapter.film.Words;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;

/**
 * A game that goes on is folded once for all who look at it alike: what is asked later is answered
 * with no commits but new ones, and the answers are those of a fold of the whole game.
 */
final class KeptFilmsTest {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final Path GAME = Path.of("src/test/resources/golden/game-01.ndjson.gz");
  private static final Viewer PLAYER = Viewer.of(new Seat(1));
  private static final int FOLDED = 400;
  private static final int LATER = 430;

  private final KeptFilms kept = films();

  @Test
  void whoComesLaterIsAnsweredWithoutAnotherFold() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    folds(commits, reel(Viewer.SPECTATOR, 1, FOLDED));

    for (long from : new long[] {1, 2, 64, 100, 127, 128, 300, 399, FOLDED}) {
      assertThat(answer(commits, reel(Viewer.SPECTATOR, from, FOLDED), FOLDED))
          .as("from " + from)
          .isEqualTo(folded(commits, reel(Viewer.SPECTATOR, from, FOLDED)));
    }
    assertThat(answer(commits, reel(Viewer.SPECTATOR, 70, 380), FOLDED))
        .as("asked by a gateway that has read less")
        .isEqualTo(folded(commits, reel(Viewer.SPECTATOR, 70, 380)));
  }

  @Test
  void newCommitsAreAddedToWhatIsFolded() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    folds(commits, reel(Viewer.SPECTATOR, 1, FOLDED));

    for (long to = FOLDED + 1; to <= LATER; to += 3) {
      Reel whole = reel(Viewer.SPECTATOR, 1, to);
      assertThat(answer(commits, whole, to)).isEqualTo(folded(commits, whole));
    }
    Reel next = reel(Viewer.SPECTATOR, 420, 425);
    assertThat(frames(kept.frames(next, true, LATER, List.of())).getFirst().has("patch"))
        .as("of a reader who has the view before")
        .isTrue();
  }

  @Test
  void commitsThatDoNotGoOnWithTheFilmAreNotTaken() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    List<Commit> others = GoldenCommits.of(GAME.resolveSibling("game-02.ndjson.gz"));
    folds(commits, reel(Viewer.SPECTATOR, 1, FOLDED));
    Reel next = reel(Viewer.SPECTATOR, FOLDED + 1, FOLDED + 2);

    assertThat(kept.goesOn(next, others.subList(FOLDED, FOLDED + 2))).isEmpty();
    assertThat(kept.goesOn(next, commits.subList(FOLDED + 1, FOLDED + 2))).isEmpty();
    assertThat(kept.goesOn(reel(PLAYER, 401, 402), commits.subList(FOLDED, FOLDED + 2))).isEmpty();
    assertThat(frames(kept.goesOn(next, commits.subList(FOLDED, FOLDED + 2)))).hasSize(2);
    assertThat(answer(commits, reel(Viewer.SPECTATOR, 1, FOLDED + 2), FOLDED + 2))
        .isEqualTo(folded(commits, reel(Viewer.SPECTATOR, 1, FOLDED + 2)));
  }

  @Test
  void filmsOfOthersAreNotTaken() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    folds(commits, reel(PLAYER, 1, FOLDED));

    for (Viewer other : List.of(Viewer.SPECTATOR, Viewer.of(new Seat(2)), Viewer.ALL)) {
      Reel reel = reel(other, 1, FOLDED);
      assertThat(kept.known(reel)).isZero();
      folds(commits, reel);
      assertThat(answer(commits, reel, FOLDED)).isEqualTo(folded(commits, reel));
    }
    assertThat(answer(commits, reel(PLAYER, 384, FOLDED), FOLDED).getFirst().at("/view/hand"))
        .isNotEmpty();
    assertThat(
            answer(commits, reel(Viewer.SPECTATOR, 384, FOLDED), FOLDED)
                .getFirst()
                .at("/view/hand"))
        .isEmpty();
  }

  @Test
  void earlierFramesThanThoseThatAreKeptAreFolded() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    folds(commits, reel(Viewer.SPECTATOR, 200, FOLDED));

    assertThat(kept.known(reel(Viewer.SPECTATOR, 199, FOLDED))).isZero();
    assertThat(answer(commits, reel(Viewer.SPECTATOR, 210, FOLDED), FOLDED))
        .isEqualTo(folded(commits, reel(Viewer.SPECTATOR, 210, FOLDED)));
  }

  @Test
  void aRewindIsShownByAFoldOfTheWholeGame() {
    List<Commit> commits = new ArrayList<>();
    WholeGame.of(7, 3, SimpleBot::new)
        .withRewind(60, 25)
        .play()
        .game()
        .commits()
        .forEach(each -> commits.add(GoldenCommits.commit(each.stamp(), each.events(), commits)));
    int rewind = 1;
    while (!commits.get(rewind - 1).header().has("kernel.rewound.v1")) {
      rewind++;
    }
    folds(commits, reel(Viewer.SPECTATOR, 1, rewind - 1));

    Reel past = reel(Viewer.SPECTATOR, 10, rewind + 5);
    assertThat(kept.known(past)).isEqualTo(rewind - 1);
    List<Commit> more = commits.subList(rewind - 1, rewind + 5);
    assertThat(kept.frames(past, false, rewind - 1, more)).isEmpty();
    folds(commits, reel(Viewer.SPECTATOR, 1, rewind + 5));
    assertThat(answer(commits, past, rewind + 5)).isEqualTo(folded(commits, past));
  }

  @Test
  void singleFramesOfAnEndedGameAreTakenFromAllOfThem() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    folds(commits, reel(Viewer.ALL, 1, commits.size()));

    for (long seq : new long[] {1, 63, 64, 70, 127, commits.size()}) {
      Reel single = reel(Viewer.ALL, seq, seq);
      assertThat(kept.known(single)).isEqualTo(seq);
      assertThat(frames(kept.frames(single, false, seq, List.of())))
          .as("commit " + seq)
          .isEqualTo(folded(commits, single));
    }
    Reel none = reel(Viewer.ALL, commits.size() + 1, commits.size() + 1);
    assertThat(kept.frames(none, false, none.to(), List.of())).isEmpty();
    assertThat(kept.known(reel(Viewer.SPECTATOR, 70, 70))).as("of another viewer").isZero();
    assertThat(kept.known(reel(Viewer.ALL, 70, 71))).as("several frames").isZero();
  }

  /** What is asked for the first time needs all commits. */
  private void folds(List<Commit> commits, Reel reel) {
    assertThat(kept.known(reel)).isZero();
    assertThat(kept.frames(reel, false, 0, commits.subList(0, (int) reel.to()))).isPresent();
  }

  /** The answer with the commits that are new, up to this one. */
  private List<JsonNode> answer(List<Commit> commits, Reel reel, long to) {
    long known = kept.known(reel);
    assertThat(known).isPositive();
    return frames(
        kept.frames(reel, false, known, commits.subList((int) known, (int) Math.max(known, to))));
  }

  /** The answer of a service that has just started. */
  private static List<JsonNode> folded(List<Commit> commits, Reel reel) {
    return frames(films().frames(reel, false, 0, commits.subList(0, (int) reel.to())));
  }

  private static KeptFilms films() {
    return new KeptFilms(Services.emptyTable(), LINES, JSON, new Words(JSON));
  }

  private static Reel reel(Viewer viewer, long from, long to) {
    return new Reel(new Reel.Show(new GameId("golden"), viewer), from, to);
  }

  private static List<JsonNode> frames(Optional<byte[]> compressed) {
    List<JsonNode> frames = new ArrayList<>();
    try (var in = new GZIPInputStream(new ByteArrayInputStream(compressed.orElseThrow()))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        frames.add(JSON.readTree(line));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return frames;
  }
}
