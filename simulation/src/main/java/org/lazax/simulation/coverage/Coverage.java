package org.lazax.simulation.coverage;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bot.Bot;
import org.lazax.table.objectives.ObjectiveScored;
import org.lazax.table.procedure.StrategyCardProcedure.Primary;
import org.lazax.table.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.technology.TechnologyGained;

/** Counts what games exercise, and tells what none of them did. */
public final class Coverage {
  private final Map<Subject, Map<String, Long>> counts = new EnumMap<>(Subject.class);

  /** The same bot, whose commands are counted. */
  public Bot counting(Bot bot) {
    return (table, seat, options) -> {
      Command command = bot.play(table, seat, options);
      count(Subject.COMMANDS, WireTypes.nameOf(command.getClass()));
      return command;
    };
  }

  /** Counts what happened. */
  public void count(LocalCommit commit) {
    commit.events().forEach(this::count);
  }

  private void count(GameEvent event) {
    count(Subject.EVENTS, WireTypes.nameOf(event.getClass()));
    switch (event) {
      case FrameOpened opened -> {
        count(Subject.PROCEDURES, WireTypes.nameOf(opened.procedure().getClass()));
        if (opened.procedure() instanceof Primary primary) {
          count(Subject.STRATEGY_CARDS, primary.card() + " primary");
        }
      }
      case FrameChanged changed -> {
        if (changed.procedure() instanceof Secondary secondary && secondary.resolved()) {
          count(Subject.STRATEGY_CARDS, secondary.card() + " secondary");
        }
      }
      case TechnologyGained gained -> count(Subject.TECHNOLOGIES, gained.technology().value());
      case ObjectiveScored scored -> count(Subject.OBJECTIVES, scored.objective().value());
      default -> {}
    }
  }

  private void count(Subject subject, String name) {
    counts.computeIfAbsent(subject, _ -> new TreeMap<>()).merge(name, 1L, Long::sum);
  }

  /** What there is of a subject and no game has exercised. */
  public Set<String> missing(Subject subject) {
    Set<String> missing = new TreeSet<>(subject.all());
    missing.removeAll(counts.getOrDefault(subject, Map.of()).keySet());
    return missing;
  }

  /** How much of a subject was exercised, from 0 to 1. */
  public double share(Subject subject) {
    int all = subject.all().size();
    return (all - missing(subject).size()) / (double) all;
  }

  /** A line a subject: its share, and what is missing. */
  public String report() {
    StringBuilder report = new StringBuilder();
    for (Subject subject : Subject.values()) {
      Set<String> missing = missing(subject);
      int all = subject.all().size();
      report.append(
          "%-15s %3d of %3d (%.0f %%)%s%n"
              .formatted(
                  subject.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
                  all - missing.size(),
                  all,
                  100 * share(subject),
                  missing.isEmpty() ? "" : ", never: " + String.join(" ", missing)));
    }
    return report.toString();
  }
}
