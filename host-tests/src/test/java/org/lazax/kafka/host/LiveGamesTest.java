package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.kafka.Asked;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.reads.LiveGames;

/** Views of games that are in memory, without a checkpoint and without the database. */
class LiveGamesTest {
  private Platform platform;
  private Players players;

  @BeforeEach
  void startAGame() {
    platform = Platform.started();
    players = platform.players(1);
    players.start(1);
    players.awaitTurn();
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void aViewNeedsNoDatabase() {
    platform.database(Service.MAP).disable();
    players.playOn();
    long seq = platform.follower.game(players.game).seq();

    Optional<GameAnswer> view = view(seq).join();

    platform.database(Service.MAP).enable();
    assertThat(view)
        .map(GameAnswer::seq)
        .hasValueSatisfying(shown -> assertThat(shown).isGreaterThanOrEqualTo(seq));
  }

  @Test
  void aViewWaitsForItsCommit() {
    long next = platform.follower.game(players.game).seq() + 1;
    CompletableFuture<Optional<GameAnswer>> view = view(next);
    assertThat(view).isNotDone();

    players.playOn();

    assertThat(view.join())
        .map(GameAnswer::seq)
        .hasValueSatisfying(shown -> assertThat(shown).isGreaterThanOrEqualTo(next));
  }

  @Test
  void aGameThatIsNotInMemoryHasNoLiveView() {
    assertThat(
            games()
                .view(Service.MAP, platform.players(2).game, Asked.VIEW, 0)
                .await()
                .indefinitely())
        .isEmpty();
  }

  private CompletableFuture<Optional<GameAnswer>> view(long atLeast) {
    return games()
        .view(Service.MAP, players.game, Asked.VIEW, atLeast)
        .subscribeAsCompletionStage();
  }

  private LiveGames games() {
    return platform.instance(Service.MAP).games();
  }
}
