package org.lazax.simulation.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** A played game that is told to followers little by little, as if it were played now. */
final class Broadcast {
  private static final String SIGN_OF_LIFE = ":\n\n";
  private static final Duration SIGNED = Duration.ofMillis(500);

  private final PlayedGame game;
  private int told;
  private int open;
  private int opened;
  private int read;
  private int broken;
  private int held = Integer.MAX_VALUE;

  /** Tells the first commits at once. */
  Broadcast(PlayedGame game, int told) {
    this.game = game;
    this.told = told;
  }

  PlayedGame game() {
    return game;
  }

  /** Tells so many commits more. */
  synchronized int tell(int more) {
    told += more;
    notifyAll();
    return told;
  }

  /** Breaks all streams off. */
  synchronized void breakOff() {
    broken++;
    notifyAll();
  }

  /** How many streams are read now. */
  synchronized int streams() {
    return open;
  }

  /** How many streams were opened so far. */
  synchronized int opened() {
    return opened;
  }

  /** How often the frames were read from the first one on. */
  synchronized int read() {
    return read;
  }

  /** Sends no frame after this commit to those who read several past ones, until further notice. */
  synchronized void hold(int after) {
    held = after;
    notifyAll();
  }

  /** The answer to {@code GET /games/{id}}. */
  synchronized byte[] told() {
    return game.told(told);
  }

  /**
   * Sends past frames as lines, as far as they are not held back, or until streams are broken off.
   *
   * @param from number of the first commit
   * @param head number of the last commit
   */
  void past(HttpExchange exchange, int from, int head) throws IOException {
    exchange.getResponseHeaders().add("Content-Type", "application/x-ndjson");
    exchange.sendResponseHeaders(200, 0);
    int era = beginPast(from);
    OutputStream out = exchange.getResponseBody();
    for (int next = from; next <= head; next++) {
      if (from < head && !isSent(next, era, out)) {
        exchange.close();
        return;
      }
      String line = next == from ? game.whole(from) : game.frames().get(next - 1);
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
    out.close();
  }

  private synchronized int beginPast(int from) {
    if (from == 1) {
      read++;
    }
    return broken;
  }

  /** Waits while the frame of this commit is held back; false if streams are broken off. */
  private synchronized boolean isSent(int next, int era, OutputStream out) throws IOException {
    if (next > held) {
      out.flush();
    }
    return awaits(() -> next > held, era);
  }

  /**
   * Sends the frames from this commit on, with signs of life as the gateway does, until the stream
   * is broken off.
   */
  void follow(HttpExchange exchange, int from) throws IOException {
    exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
    exchange.sendResponseHeaders(200, 0);
    int era = begin();
    try (OutputStream out = exchange.getResponseBody()) {
      write(SIGN_OF_LIFE, out);
      int next = from;
      while (goesOn(next, era)) {
        if (isTold(next)) {
          write("id:%d\ndata:%s\n\n".formatted(next, game.frames().get(next - 1)), out);
          next++;
        } else {
          write(SIGN_OF_LIFE, out);
        }
      }
    } finally {
      end();
    }
  }

  private static void write(String event, OutputStream out) throws IOException {
    out.write(event.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private synchronized int begin() {
    open++;
    opened++;
    return broken;
  }

  private synchronized void end() {
    open--;
  }

  private synchronized boolean isTold(int seq) {
    return seq <= told;
  }

  /** Waits for a commit until a sign of life is due; false if streams are broken off. */
  private synchronized boolean goesOn(int next, int era) {
    long due = System.nanoTime() + SIGNED.toNanos();
    return awaits(() -> !isTold(next) && due - System.nanoTime() > 0, era);
  }

  private synchronized boolean awaits(BooleanSupplier isHeld, int era) {
    try {
      while (isHeld.getAsBoolean() && era == broken) {
        wait(SIGNED.toMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    return era == broken;
  }
}
