package org.lazax.simulation.rest;

import java.net.URI;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.lazax.simulation.fault.OldCommands;
import org.lazax.simulation.fault.Seconds;

/**
 * Players give commands in many games of a running platform while its operator stops and starts it,
 * in whichever packaging, with days of commands in its topics. No answer may be lost, and no
 * command may be carried out whose answer nobody got.
 */
public final class Restarts {
  private final Plan plan;
  private final Client anonymous;
  private final String kafka;
  private final Consumer<String> out;

  /**
   * What happens.
   *
   * @param games that are played
   * @param commands that lie in the topics besides those of the games
   * @param days the age of the oldest of them, one or more
   * @param atOnce requests at the same time
   * @param time for which players go on; each game is given a command in any case
   */
  public record Plan(int games, int commands, int days, int atOnce, long seed, Duration time) {}

  /**
   * @param kafka the broker's address
   * @param out takes what has happened so far
   */
  public Restarts(URI gateway, String kafka, Plan plan, Consumer<String> out) {
    this.plan = plan;
    this.anonymous = Client.of(gateway);
    this.kafka = kafka;
    this.out = out;
  }

  /**
   * Lets it happen.
   *
   * @throws IllegalStateException if an answer does not stand
   */
  public void run() {
    List<QuietGame> games = QuietGame.begin(anonymous, plan.games(), plan.atOnce(), plan.seed());
    round(games);
    tell("%d games have begun".formatted(games.size()));
    OldCommands.write(kafka, plan.commands(), Duration.ofDays(plan.days()));
    tell(
        "%d commands of %d days are in the topics; players go on"
            .formatted(plan.commands(), plan.days()));
    long end = System.nanoTime() + plan.time().toNanos();
    do {
      Duration longest = round(games);
      tell("each game has taken a command; the longest wait for one was " + Seconds.of(longest));
    } while (System.nanoTime() < end);
    AtOnce.each(plan.atOnce(), games, QuietGame::check);
    tell(
        "%d commands were answered, none lost, doubled or changed, and no others carried out; all logs verify"
            .formatted(games.stream().mapToLong(QuietGame::answers).sum()));
  }

  /** One command in each game. Returns the longest wait for an answer. */
  private Duration round(List<QuietGame> games) {
    return Collections.max(AtOnce.all(plan.atOnce(), games.size(), at -> moved(games.get(at))));
  }

  private static Duration moved(QuietGame game) {
    long start = System.nanoTime();
    game.move();
    return Seconds.since(start);
  }

  private void tell(String text) {
    LocalTime now = LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS);
    out.accept(now + " " + text);
  }
}
