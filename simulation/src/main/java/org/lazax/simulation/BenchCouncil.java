package org.lazax.simulation;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.Callable;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.setup.Phase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how many agendas are voted on and resolved in a second. */
@Command(
    name = "council",
    description = "Measures agenda phases from random positions.",
    mixinStandardHelpOptions = true)
final class BenchCouncil implements Callable<Integer> {
  @Option(names = "--phases", description = "measured agenda phases (default: ${DEFAULT-VALUE})")
  private int phases = 500;

  @Option(
      names = "--warmup",
      description = "agenda phases before the measurement (default: ${DEFAULT-VALUE})")
  private int warmup = 500;

  @Option(names = "--players", description = "players at each table (default: ${DEFAULT-VALUE})")
  private int players = 6;

  @Option(
      names = "--seed",
      description = "seed of the first measured phase (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Override
  public Integer call() {
    for (int each = 0; each < warmup; each++) {
      new Sitting(-1 - each).play();
    }
    double seconds = 0;
    long agendas = 0;
    long commands = 0;
    for (int each = 0; each < phases; each++) {
      Sitting sitting = new Sitting(seed + each).play();
      seconds += sitting.nanoseconds / 1e9;
      agendas += agendas(sitting.game);
      commands += sitting.game.commands();
    }
    System.out.printf(
        "%d agenda phases of %d simple bots, one thread%n"
            + "%,.0f agendas a second of CPU; an agenda has %.1f commands%n",
        phases, players, agendas / seconds, commands / (double) agendas);
    return 0;
  }

  /** One agenda phase. The creation of its game is not measured. */
  private final class Sitting {
    private final WholeGame game;
    private long begun;
    private long nanoseconds;

    Sitting(long seed) {
      game =
          WholeGame.of(
              seed, GameSetups.inPosition(Phase.AGENDA, seed, players, List.of()), SimpleBot::new);
    }

    Sitting play() {
      game.playUntil(this::isOver);
      nanoseconds = cpu() - begun;
      return this;
    }

    private boolean isOver(Table table) {
      if (begun == 0 && table.kernel().within(AgendaPhase.class).isPresent()) {
        begun = cpu();
      }
      return table.kernel().within(StrategyPhase.class).isPresent();
    }
  }

  private static long agendas(WholeGame sitting) {
    return sitting.game().commits().stream()
        .flatMap(commit -> commit.events().stream())
        .filter(OutcomeDecided.class::isInstance)
        .count();
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
