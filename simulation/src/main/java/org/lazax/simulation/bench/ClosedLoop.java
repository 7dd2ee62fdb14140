package org.lazax.simulation.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.rules.Services;

/**
 * Plays one game after another. It sends a command, waits for its answer and for the commits that
 * the services owe after it, and sends the next. The same account has all seats.
 */
final class ClosedLoop implements Runnable {
  private static final int PLAYERS = 6;
  private static final long RETRY_DELAY_MILLIS = 50;
  private static final long DEBT_TIMEOUT_SECONDS = 30;

  /** One command in so many is followed by a read of its game. */
  private static final int READ_EVERY = 20;

  private static final List<FactionId> FACTIONS = GameSetup.factions();

  private final Load load;
  private final ChronicleFollower follower;
  private final Account account;
  private final RandomBot bot;
  private int commands;
  private int games;

  ClosedLoop(Load load, ChronicleFollower follower, Account account, long seed) {
    this.load = load;
    this.follower = follower;
    this.account = account;
    this.bot = new RandomBot(seed);
  }

  @Override
  public void run() {
    while (!load.isOver()) {
      String key = "game-" + games++;
      GameId id = GameId.created(account.id(), key);
      try {
        new PlayedGame(id, follower.subscribe(id)).play(key);
      } finally {
        follower.unsubscribe(id);
      }
    }
  }

  /** One game. */
  private final class PlayedGame {
    private final GameId id;
    private final BlockingQueue<Commit> log;
    private final FoldedGame game = new FoldedGame();
    private long answered;

    PlayedGame(GameId id, BlockingQueue<Commit> log) {
      this.id = id;
      this.log = log;
    }

    void play(String key) {
      send(
          "/games",
          key,
          Optional.empty(),
          body(Map.of("name", "bench", "seats", PLAYERS, "seatsEach", PLAYERS)));
      for (int seat = 1; seat <= PLAYERS && !load.isOver(); seat++) {
        FactionId faction = FACTIONS.get((games + seat) % FACTIONS.size());
        send("/seats", Map.of("seat", new Seat(seat), "faction", faction));
      }
      if (!load.isOver()) {
        send("/start", Map.of());
        load.begun(id);
      }
      while (!load.isOver() && !game.isOver()) {
        move();
      }
    }

    private void move() {
      List<Seat> awaited = game.table().kernel().awaiting().map(Window::awaited).orElseThrow();
      Seat seat = awaited.get(commands % awaited.size());
      List<Option> options = game.options(seat);
      // Samples are never refused, and refusals are not the load to be measured.
      Command command = bot.play(game.table(), seat, options).form().sample().command();
      ObjectNode body = body(command);
      body.put("type", WireTypes.nameOf(command));
      send("/games/" + id + "/commands?seat=" + seat, key(), Optional.of(seat), body);
    }

    private void send(String what, Map<String, ?> body) {
      send("/games/" + id + what, key(), Optional.empty(), body(body));
    }

    /** Sends a command until it is answered. The time is measured from the first attempt. */
    private void send(String path, String key, Optional<Seat> seat, ObjectNode body) {
      byte[] bytes = bytes(body);
      long start = System.nanoTime();
      Account.Answer answer = account.post(path, key, bytes);
      while (answer.isRetryable()) {
        load.retried();
        pause();
        answer = account.post(path, key, bytes);
      }
      load.answered(System.nanoTime() - start, envelope(key, seat, body).bytes().length);
      if (!answer.isDone()) {
        throw new IllegalStateException("%s was refused %s: %s".formatted(path, body, answer));
      }
      answered = answer.seq();
      if (commands % READ_EVERY == 0) {
        read();
      }
      catchUp();
    }

    /** Reads the game as a client does that shows the result of its command. */
    private void read() {
      long start = System.nanoTime();
      Account.Answer read = account.get("/games/" + id + "?atLeast=" + answered);
      if (read.isDone()) {
        load.read(System.nanoTime() - start);
      } else {
        load.readFailed();
      }
    }

    private void catchUp() {
      try {
        while (!game.isReadyAt(answered)) {
          Commit next = log.poll(DEBT_TIMEOUT_SECONDS, TimeUnit.SECONDS);
          if (next == null) {
            throw new IllegalStateException(
                "game %s did not reach commit %d".formatted(id, answered));
          }
          game.fold(next);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
    }

    /** The envelope that the gateway makes of the command. */
    private CommandEnvelope envelope(String key, Optional<Seat> seat, ObjectNode body) {
      return new CommandEnvelope(
          CommandId.given(account.id(), id, key),
          id,
          seat,
          answered,
          Optional.empty(),
          "game.bench",
          body);
    }
  }

  private String key() {
    return "command-" + commands++;
  }

  private static ObjectNode body(Object value) {
    return Services.wire().json().valueToTree(value);
  }

  private static byte[] bytes(ObjectNode body) {
    try {
      return Services.wire().json().writeValueAsBytes(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a command is always writable", e);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(RETRY_DELAY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
