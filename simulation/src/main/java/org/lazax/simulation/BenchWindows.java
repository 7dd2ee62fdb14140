package org.lazax.simulation;

import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.Callable;
import org.lazax.chronicle.Command;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.simulation.bench.AskedMoments;
import org.lazax.simulation.bench.AskedMoments.Tally;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import picocli.CommandLine.Option;

/**
 * Counts the moments at which players are asked whether they use an ability, and who answers: the
 * player, or its standing orders.
 */
@picocli.CommandLine.Command(
    name = "windows",
    description = "Counts the moments at which players are asked, and who answers.",
    mixinStandardHelpOptions = true)
final class BenchWindows implements Callable<Integer> {
  private static final int SHOWN = 12;

  @Option(names = "--games", description = "games to count (default: ${DEFAULT-VALUE})")
  private int games = 100;

  @Option(names = "--players", description = "players in each game (default: ${DEFAULT-VALUE})")
  private int players = 6;

  private final AskedMoments moments = new AskedMoments();
  private long commands;
  private long passes;
  private long uses;

  @Override
  public Integer call() {
    for (int seed = 1; seed <= games; seed++) {
      WholeGame game = WholeGame.of(seed, players, SimpleBot::new);
      moments.add(game.onCommand(this::count).play().game().commits());
    }
    Tally all = moments.all();
    System.out.printf("%d whole games of %d simple bots; figures a game%n", games, players);
    System.out.printf(
        "%,d commands, %,d of them let a moment pass and %,d use an ability%n",
        commands / games, passes / games, uses / games);
    System.out.printf(
        "%,d moments ask %,d players; standing orders let %,d of them pass%n",
        all.windows() / games, all.asked() / games, (all.passed() - passes) / games);
    moments.byMoment().entrySet().stream()
        .sorted(Comparator.comparingLong((Map.Entry<String, Tally> at) -> -at.getValue().asked()))
        .limit(SHOWN)
        .forEach(at ->
            System.out.printf(
                "  %-28s %6.1f moments, %6.1f players asked%n",
                at.getKey(),
                at.getValue().windows() / (double) games,
                at.getValue().asked() / (double) games));
    return 0;
  }

  private void count(Command command) {
    commands++;
    passes += command instanceof LetPass ? 1 : 0;
    uses += command instanceof UseAbility ? 1 : 0;
  }
}
