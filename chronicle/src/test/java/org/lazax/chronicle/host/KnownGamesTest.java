package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/** A host looks at games that do not rest, however many it knows. */
class KnownGamesTest {
  private static final GameId NEW = new GameId("new");

  private final List<GameRow> rows =
      IntStream.range(0, 1_000).mapToObj(KnownGamesTest::row).toList();
  private final KnownGames<ToyFlow, ToyTable> games =
      new KnownGames<>(new Folding<>(ToyService.all().getFirst()), rows);

  @Test
  void gamesThatRestAreKnownAndNotLookedAt() {
    assertThat(games.all()).hasSize(rows.size());
    assertThat(games.active()).isEmpty();
    assertThat(games.find(rows.getLast().game())).isPresent();
    assertThat(games.active()).isEmpty();
  }

  @Test
  void aGameIsLookedAtUntilItRests() {
    HostedGame<ToyFlow, ToyTable> game = games.get(NEW);
    games.get(rows.getFirst().game());

    assertThat(games.active()).containsExactly(game);

    game.evict(Optional.empty());
    assertThat(games.active()).isEmpty();
    assertThat(games.get(NEW)).isSameAs(game);
  }

  @Test
  void aGameThatHasStoppedDoesNotRest() {
    HostedGame<ToyFlow, ToyTable> game = games.get(rows.getFirst().game());
    game.stopped = Optional.of(new HostEffect.GameStopped(game.id, 1, "why", Optional.empty()));

    assertThat(games.active()).containsExactly(game);
  }

  @Test
  void aGameThatDoesNotExistIsForgotten() {
    games.get(NEW);

    games.forget(HostedGame::isUnknown);

    assertThat(games.find(NEW)).isEmpty();
    assertThat(games.active()).isEmpty();
    assertThat(games.all()).hasSize(rows.size());
  }

  private static GameRow row(int number) {
    return new GameRow(
        new GameId("game-" + number), Chain.EMPTY, Optional.empty(), 0, Optional.empty());
  }
}
