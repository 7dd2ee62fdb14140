package org.lazax.simulation.coverage;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.procedure.StrategyCardProcedure.Primary;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.technology.TechnologyGained;

/** Counts what games exercise, and tells what none of them did. */
public final class Coverage {
  private final List<String> failures = new ArrayList<>();
  private final Map<Subject, Map<String, Long>> counts = new EnumMap<>(Subject.class);

  /** Counts what somebody wanted. */
  public void count(Command command) {
    count(Subject.COMMANDS, WireTypes.nameOf(command.getClass()));
  }

  /** A game could not be played to its end. */
  public void fail(String what) {
    failures.add(what);
  }

  /** The games that could not be played to their end. */
  public List<String> failures() {
    return List.copyOf(failures);
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
        if (changed.procedure() instanceof Secondary secondary && secondary.follows()) {
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

  /** What there is of a subject, could occur, and did in no game. */
  public Set<String> missing(Subject subject) {
    Set<String> missing = unseen(subject);
    missing.removeAll(NotYet.of(subject).keySet());
    return missing;
  }

  /** What is said not to occur yet, and did. */
  public Set<String> unexpected(Subject subject) {
    Set<String> unexpected = new TreeSet<>(NotYet.of(subject).keySet());
    unexpected.removeAll(unseen(subject));
    return unexpected;
  }

  private Set<String> unseen(Subject subject) {
    Set<String> unseen = new TreeSet<>(subject.all());
    unseen.removeAll(counts.getOrDefault(subject, Map.of()).keySet());
    return unseen;
  }

  /** How much of a subject was exercised, from 0 to 1. */
  public double share(Subject subject) {
    int all = subject.all().size();
    return (all - unseen(subject).size()) / (double) all;
  }

  /** Whether no game failed, and everything that could occur did, and nothing else. */
  public boolean isWhole() {
    return failures.isEmpty()
        && Stream.of(Subject.values())
            .allMatch(subject -> missing(subject).isEmpty() && unexpected(subject).isEmpty());
  }

  /** A line a subject: its share, and what is missing; then what cannot occur yet, and why. */
  public String report() {
    StringBuilder report = new StringBuilder();
    for (Subject subject : Subject.values()) {
      int all = subject.all().size();
      report.append(
          "%-15s %3d of %3d (%.0f %%)%s%s%n"
              .formatted(
                  subject.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                  all - unseen(subject).size(),
                  all,
                  100 * share(subject),
                  list(", never: ", missing(subject)),
                  list(", said not to occur: ", unexpected(subject))));
    }
    for (Subject subject : Subject.values()) {
      NotYet.of(subject)
          .forEach((name, why) -> report.append("not yet: %s: %s%n".formatted(name, why)));
    }
    failures.forEach(failure -> report.append("failed: %s%n".formatted(failure)));
    return report.toString();
  }

  private static String list(String head, Set<String> names) {
    return names.isEmpty() ? "" : head + String.join(" ", names);
  }
}
