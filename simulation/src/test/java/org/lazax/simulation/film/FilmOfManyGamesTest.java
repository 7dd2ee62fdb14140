package org.lazax.simulation.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.Viewer;
import org.lazax.game.adapter.film.Film;
import org.lazax.game.adapter.film.Words;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;

/**
 * Whoever reads the frames of a game has its view after every commit. The views are those of the
 * tables on which the games were played.
 */
final class FilmOfManyGamesTest {
  private static final int GAMES = Integer.getInteger("lazax.films", 50);

  /** One in this many games is rewound, past a whole view. */
  private static final int REWOUND_EVERY = 5;

  private static final int REWIND_AFTER = 110;
  private static final int REWIND_BY = 70;

  /** So many commits of each game are watched. */
  private static final int MOST = 160;

  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final Words WORDS = new Words(JSON);

  @TestFactory
  Stream<DynamicTest> framesAddUpToTheViewAfterEveryCommit() {
    return LongStream.rangeClosed(1, GAMES)
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> watched(seed)));
  }

  private static void watched(long seed) {
    boolean rewound = seed % REWOUND_EVERY == 0;
    List<Commit> commits = new ArrayList<>();
    List<ObjectNode> views = new ArrayList<>();
    WholeGame game = WholeGame.of(seed, setup(seed, rewound), RandomBot::new);
    game.onCommit((commit, table) -> {
      commits.add(GoldenCommits.commit(commit.stamp(), commit.events(), commits));
      views.add(Film.view(table, Optional.empty(), JSON));
    });
    (rewound ? game.withRewind(REWIND_AFTER, REWIND_BY) : game)
        .playUntil(_ -> commits.size() >= MOST);

    Film film =
        new Film(
            Services.emptyTable(),
            LINES,
            JSON,
            WORDS,
            Viewer.SPECTATOR,
            Film.targets(commits, LINES));
    Watcher watcher = new Watcher();
    for (int i = 0; i < commits.size(); i++) {
      assertThat(watcher.read(film.show(commits.get(i))))
          .as("commit " + (i + 1))
          .isEqualTo(views.get(i));
    }
    assertThat(Film.targets(commits, LINES).isEmpty()).isEqualTo(!rewound);
  }

  /** Games that begin in a position may end before the commit that is rewound. */
  private static GameSetup setup(long seed, boolean rewound) {
    return rewound ? GameSetup.standard(seed, 3) : GameSetups.ofAllKinds(seed);
  }
}
