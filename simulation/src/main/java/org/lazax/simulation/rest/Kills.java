package org.lazax.simulation.rest;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import org.lazax.simulation.fault.RunningProcesses;

/**
 * Kills each process of a platform once with SIGKILL, spread over the games of a cup. {@code
 * ./lazax up} starts them again.
 */
public final class Kills {
  private final RunningProcesses processes;
  private final Queue<String> left;
  private final int gamesBetween;
  private final Consumer<String> out;
  private int games;

  private Kills(RunningProcesses processes, int gamesBetween, Consumer<String> out) {
    this.processes = processes;
    this.left = new ArrayDeque<>(processes.names());
    this.gamesBetween = gamesBetween;
    this.out = out;
  }

  /**
   * Kills during a cup.
   *
   * @param home the platform's folder; its folder {@code run} names the processes
   * @param games how many the cup has
   * @param out takes a line for each process that is killed
   * @throws IllegalArgumentException if no platform runs there, or the cup has too few games
   */
  public static Kills of(Path home, int games, Consumer<String> out) {
    RunningProcesses processes = RunningProcesses.of(home);
    int count = processes.names().size();
    int between = games / (count + 1);
    if (between == 0) {
      throw new IllegalArgumentException(
          "a cup of %d games is too short to kill %d processes".formatted(games, count));
    }
    return new Kills(processes, between, out);
  }

  /** A game has ended: kills the next process if it is time. */
  synchronized void gameEnded() {
    games++;
    if (games % gamesBetween == 0 && !left.isEmpty()) {
      String name = left.remove();
      processes.get(name).destroyForcibly();
      out.accept("Killed %s after %d games.".formatted(name, games));
    }
  }
}
