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
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.procedure.StrategyCardProcedure.Primary;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.UnitStack;

/** Counts what games exercise and reports what no game did. */
public final class Coverage {
  private final List<String> failures = new ArrayList<>();
  private final Map<Subject, Map<String, Long>> counts = new EnumMap<>(Subject.class);

  /** Counts a command. */
  public void count(Command command) {
    count(Subject.COMMANDS, WireTypes.nameOf(command));
  }

  /** Records a game that could not be played to its end. */
  public void addFailure(String what) {
    failures.add(what);
  }

  /** The games that could not be played to their end. */
  public List<String> failures() {
    return List.copyOf(failures);
  }

  /**
   * An empty table for a game whose components are counted. They decide as those of the platform
   * do.
   */
  public Table emptyTable() {
    return RecordingComponents.emptyTable(this::count);
  }

  /**
   * Counts the events of a commit.
   *
   * @param table the table after it
   */
  public void count(LocalCommit commit, Table table) {
    for (GameEvent event : commit.events()) {
      count(event);
      switch (event) {
        case UnitsPlaced placed -> countUpgrades(table, placed.units());
        case UnitsMoved moved -> countUpgrades(table, moved.units());
        case FrameChanged(_, Effect effect) when effect.carriedOut() ->
            countMadeAbilities(table, effect.use().ability().component());
        default -> {}
      }
    }
  }

  private void countMadeAbilities(Table table, ComponentRef used) {
    Ruleset.of(table)
        .components()
        .of(used, Component.class)
        .ifPresent(component ->
            ActingNames.madeAbilities(component).forEach(hook -> count(Subject.HOOKS, hook)));
  }

  private void countUpgrades(Table table, List<UnitStack> units) {
    for (UnitStack stack : units) {
      for (TechnologyId technology : table.player(stack.owner()).technologies()) {
        if (table
            .catalog()
            .technology(technology)
            .upgrades()
            .filter(stack.type()::equals)
            .isPresent()) {
          count(Subject.UNIT_UPGRADES, technology.value());
        }
      }
    }
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
      case ObjectiveScored scored -> count(Subject.OBJECTIVES, scored.objective().value());
      default -> {}
    }
  }

  private void count(Subject subject, String name) {
    counts.computeIfAbsent(subject, _ -> new TreeMap<>()).merge(name, 1L, Long::sum);
  }

  /** The names of a subject that can occur and did not occur in any game. */
  public Set<String> missing(Subject subject) {
    Set<String> missing = unseen(subject);
    missing.removeAll(ExpectedGaps.of(subject).keySet());
    return missing;
  }

  /** The names of a subject that are listed as unable to occur and did occur. */
  public Set<String> unexpected(Subject subject) {
    Set<String> unexpected = new TreeSet<>(ExpectedGaps.of(subject).keySet());
    unexpected.removeAll(unseen(subject));
    return unexpected;
  }

  private Set<String> unseen(Subject subject) {
    Set<String> unseen = new TreeSet<>(subject.all());
    unseen.removeAll(counts.getOrDefault(subject, Map.of()).keySet());
    return unseen;
  }

  /** The share of a subject that was exercised, from 0 to 1. */
  public double share(Subject subject) {
    int all = subject.all().size();
    return (all - unseen(subject).size()) / (double) all;
  }

  /** Whether no game failed, everything that can occur did occur, and nothing else did. */
  public boolean isComplete() {
    return failures.isEmpty()
        && Stream.of(Subject.values())
            .allMatch(subject -> missing(subject).isEmpty() && unexpected(subject).isEmpty());
  }

  /**
   * A line for each subject with its share and the missing names; then the names that cannot occur
   * yet, each with the reason.
   */
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
                  list(", listed as unable to occur: ", unexpected(subject))));
    }
    for (Subject subject : Subject.values()) {
      ExpectedGaps.of(subject)
          .forEach((name, why) -> report.append("not yet: %s: %s%n".formatted(name, why)));
    }
    failures.forEach(failure -> report.append("failed: %s%n".formatted(failure)));
    return report.toString();
  }

  private static String list(String head, Set<String> names) {
    return names.isEmpty() ? "" : head + String.join(" ", names);
  }
}
