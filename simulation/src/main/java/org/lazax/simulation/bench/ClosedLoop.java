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
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.rules.Services;

/**
 * Plays one game after the other: gives a command, waits for its answer and for what the services
 * owe after it, gives the next. The same account holds all seats.
 */
final class ClosedLoop implements Runnable {
  private static final int PLAYERS = 6;
  private static final long MILLIS_UNTIL_AGAIN = 50;
  private static final long SECONDS_FOR_DEBTS = 30;
  private static final List<FactionId> FACTIONS = GameSetup.factions();

  private final Load load;
  private final ChronicleFollower witness;
  private final Account account;
  private final RandomBot bot;
  private int given;
  private int games;

  ClosedLoop(Load load, ChronicleFollower witness, Account account, long seed) {
    this.load = load;
    this.witness = witness;
    this.account = account;
    this.bot = new RandomBot(seed);
  }

  @Override
  public void run() {
    while (!load.isOver()) {
      String key = "game-" + games++;
      GameId id = GameId.created(account.id(), key);
      try {
        new Playing(id, witness.watch(id)).play(key);
      } finally {
        witness.forget(id);
      }
    }
  }

  /** One game. */
  private final class Playing {
    private final GameId id;
    private final BlockingQueue<Commit> log;
    private final FoldedGame game = new FoldedGame();
    private long answered;

    Playing(GameId id, BlockingQueue<Commit> log) {
      this.id = id;
      this.log = log;
    }

    void play(String key) {
      give("/games", key, Optional.empty(), body(Map.of("name", "bench", "seats", PLAYERS)));
      for (int seat = 1; seat <= PLAYERS && !load.isOver(); seat++) {
        FactionId faction = FACTIONS.get((games + seat) % FACTIONS.size());
        give("/seats", Map.of("seat", new Seat(seat), "faction", faction));
      }
      if (!load.isOver()) {
        give("/start", Map.of());
      }
      while (!load.isOver() && !game.isOver()) {
        move();
      }
    }

    private void move() {
      List<Seat> awaited = game.table().kernel().awaiting().map(Window::awaited).orElseThrow();
      Seat seat = awaited.get(given % awaited.size());
      List<Form> forms = game.options(seat).stream().flatMap(it -> it.forms().stream()).toList();
      // Samples are never refused, and a refusal is no load of the kind that is measured.
      Command command = bot.play(game.table(), seat, forms).form().sample().command();
      ObjectNode body = body(command);
      body.put("type", WireTypes.nameOf(command.getClass()));
      give("/games/" + id + "/commands?seat=" + seat, key(), Optional.of(seat), body);
    }

    private void give(String what, Map<String, ?> body) {
      give("/games/" + id + what, key(), Optional.empty(), body(body));
    }

    /** From the first try to the answer, however often it must be given. */
    private void give(String path, String key, Optional<Seat> seat, ObjectNode body) {
      byte[] bytes = bytes(body);
      long start = System.nanoTime();
      Account.Answer answer = account.post(path, key, bytes);
      while (answer.isLater()) {
        load.putOff();
        pause();
        answer = account.post(path, key, bytes);
      }
      load.answered(System.nanoTime() - start, envelope(key, seat, body).bytes().length);
      if (!answer.isDone()) {
        throw new IllegalStateException("%s was refused %s: %s".formatted(path, body, answer));
      }
      answered = answer.body().path("seq").asLong();
      catchUp();
    }

    private void catchUp() {
      try {
        while (!game.stands(answered)) {
          Commit next = log.poll(SECONDS_FOR_DEBTS, TimeUnit.SECONDS);
          if (next == null) {
            throw new IllegalStateException("game %s stays behind %d".formatted(id, answered));
          }
          game.fold(next);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
    }

    /** As the gateway sends it on. */
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
    return "command-" + given++;
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
      Thread.sleep(MILLIS_UNTIL_AGAIN);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
