package org.lazax.simulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.simulation.bench.Samples;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import picocli.CommandLine.Command;

/** Measures how long all options of a seat take, and how large they are as JSON. */
@Command(
    name = "options",
    description = "Measures the options of awaited seats: their duration and their size.",
    mixinStandardHelpOptions = true)
final class BenchOptions implements Callable<Integer> {
  private static final ObjectWriter JSON = Services.wire().json().writer();

  @picocli.CommandLine.Option(
      names = "--games",
      description = "games to measure (default: ${DEFAULT-VALUE})")
  private int games = 100;

  @picocli.CommandLine.Option(
      names = "--warmup",
      description = "games before the measurement (default: ${DEFAULT-VALUE})")
  private int warmup = 100;

  @picocli.CommandLine.Option(
      names = "--players",
      description = "players in each game (default: ${DEFAULT-VALUE})")
  private int players = 6;

  private Samples durations = new Samples();
  private Samples sizes = new Samples();

  @Override
  public Integer call() {
    play(-warmup, 0);
    durations = new Samples();
    sizes = new Samples();
    play(1, 1 + games);
    System.out.printf(
        "options of awaited seats in %d games of %d simple bots, one thread%n", games, players);
    System.out.printf(
        "  duration p50 %.3f ms, p99 %.3f ms, max %.3f ms, of %,d%n",
        durations.millis(0.5), durations.millis(0.99), durations.millis(1), durations.count());
    System.out.printf(
        "  size     p50 %.1f KB, p99 %.1f KB, max %.1f KB%n",
        sizes.kilobytes(0.5), sizes.kilobytes(0.99), sizes.kilobytes(1));
    return 0;
  }

  private void play(long from, long to) {
    for (long seed = from; seed < to; seed++) {
      WholeGame game = WholeGame.of(seed, players, SimpleBot::new);
      game.onCommand(_ -> measure(game.game())).play();
    }
  }

  private void measure(LocalGame<Table> game) {
    if (game.isOver()) {
      return;
    }
    for (Seat seat : game.kernel().awaiting().map(Window::awaited).orElse(List.of())) {
      long start = System.nanoTime();
      List<Form> forms = forms(game, seat);
      durations.add(System.nanoTime() - start);
      sizes.add(size(seat, game.head().seq(), forms));
    }
  }

  /** The forms that the services send to the gateway. */
  private static List<Form> forms(LocalGame<Table> game, Seat seat) {
    return game.options(seat).stream().map(Option::forms).flatMap(List::stream).toList();
  }

  /** Bytes of the response of the gateway. */
  private static int size(Seat seat, long seq, List<Form> forms) {
    try {
      return JSON.writeValueAsBytes(
              Map.of("game", "game", "seat", seat, "seq", seq, "options", forms))
          .length;
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("forms are always writable", e);
    }
  }
}
