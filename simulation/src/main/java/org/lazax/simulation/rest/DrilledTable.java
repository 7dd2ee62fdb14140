package org.lazax.simulation.rest;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;

/**
 * A table at which bots play one game after the other. Each begins in a position with many
 * objectives revealed, so that it ends after some hundred commits.
 */
final class DrilledTable {
  private static final int PLAYERS = 3;
  private static final List<String> SERVICE_READS = List.of("", "/galaxy", "/battles", "/council");

  private final Client anonymous;
  private final long seed;

  /** How many answers have come. */
  private final AtomicLong answers = new AtomicLong();

  private final AtomicLong games = new AtomicLong();
  private final CompletableFuture<Void> play = new CompletableFuture<>();
  private volatile Optional<RestGame> current = Optional.empty();
  private volatile boolean ending;

  DrilledTable(Client anonymous, long seed) {
    this.anonymous = anonymous;
    this.seed = seed;
  }

  void begin() {
    play.completeAsync(this::play, Executors.newVirtualThreadPerTaskExecutor());
  }

  private Void play() {
    while (!ending) {
      long number = seed + games.getAndIncrement();
      RestGame game =
          new RestGame(anonymous, Services.wire(), "Drill " + number, number)
              .host(GameSetups.inPosition(number, PLAYERS), SimpleBot::new);
      current = Optional.of(game);
      FollowedGame played =
          game.playUntil(_ -> {
            answers.incrementAndGet();
            return ending;
          });
      check(game, played.isOver());
    }
    return null;
  }

  /** How many answers have come so far. */
  long answers() {
    return answers.get();
  }

  long games() {
    return games.get();
  }

  /** The id of the game that is played now; empty before the first. */
  Optional<String> game() {
    return current.map(RestGame::id);
  }

  /** Lets the game be broken off, and waits for it. */
  void end(Duration within) {
    ending = true;
    play.orTimeout(within.toMillis(), TimeUnit.MILLISECONDS).join();
  }

  /**
   * Whether it has had this many answers.
   *
   * @throws CompletionException if play has failed
   */
  boolean has(long count) {
    if (play.isDone()) {
      play.join();
    }
    return answers.get() >= count;
  }

  /** Checks the game that is played now. */
  void check() {
    current.ifPresent(game -> {
      game.giveTheLastAgain();
      check(game, false);
    });
  }

  /**
   * Checks that each answered command is in the log once, with the commit of its answer, that the
   * log verifies, and that all services have got as far.
   *
   * @param isOver whether the log has no other commands
   */
  private void check(RestGame game, boolean isOver) {
    Map<CommandId, Long> answered = Map.copyOf(game.answers());
    List<ExportedCommit> commits = StandingAnswers.log(anonymous, game.id(), answered);
    if (isOver) {
      StandingAnswers.requireAll(answered, commits);
    } else {
      StandingAnswers.require(answered, commits);
    }
    long seq = StandingAnswers.lastCommit(answered);
    for (String read : SERVICE_READS) {
      anonymous.get("/games/%s%s?atLeast=%d".formatted(game.id(), read, seq)).accepted();
    }
  }
}
