package org.lazax.simulation.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A played game that is told to followers little by little, as if it were played now. */
final class Broadcast {
  private final PlayedGame game;
  private int told;
  private int open;
  private int opened;
  private int read;
  private int broken;

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

  /** How often all frames so far were read. */
  synchronized int read() {
    return read;
  }

  synchronized List<String> past() {
    read++;
    return game.frames().subList(0, told);
  }

  /** Sends the frames from this commit on, until the stream is broken off. */
  void follow(HttpExchange exchange, int from) throws IOException {
    exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
    exchange.sendResponseHeaders(200, 0);
    int era = begin();
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(":\n\n".getBytes(StandardCharsets.UTF_8));
      out.flush();
      for (int next = from; comes(next, era); next++) {
        String event = "id:%d\ndata:%s\n\n".formatted(next, game.frames().get(next - 1));
        out.write(event.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } finally {
      end();
    }
  }

  private synchronized int begin() {
    open++;
    opened++;
    return broken;
  }

  private synchronized void end() {
    open--;
  }

  private synchronized boolean comes(int next, int era) {
    try {
      while (next > told && era == broken) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    return era == broken;
  }
}
