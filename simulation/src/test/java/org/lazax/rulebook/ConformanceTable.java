package org.lazax.rulebook;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.lazax.rulebook.Checklist.Line;
import org.lazax.rulebook.Checklist.Owner;

/**
 * The text of {@code docs/conformance.md}: which lines are shown, and by which tests. The text does
 * not depend on the order of the showings.
 */
final class ConformanceTable {
  private final List<Line> testable;
  private final Map<String, SortedSet<String>> tests = new TreeMap<>();
  private final StringBuilder out = new StringBuilder();

  private ConformanceTable(Checklist checklist, Collection<Showing> showings) {
    testable = checklist.lines().stream().filter(Line::testable).toList();
    for (Showing showing : showings) {
      tests.computeIfAbsent(showing.id(), _ -> new TreeSet<>()).add(showing.test());
    }
  }

  static String of(Checklist checklist, Collection<Showing> showings) {
    ConformanceTable table = new ConformanceTable(checklist, showings);
    table.summary();
    table.rules();
    table.components();
    return table.out.toString();
  }

  private void summary() {
    out.append(
        """
        # Conformance

        This page lists the lines of the [rules checklist](rules/README.md) with the tests that show them. `./lazax conformance` generates it; do not edit it.

        Lines that are shown / lines that are testable:

        | owner | rules | components |
        |---|---|---|
        """);
    for (Owner owner : Owner.values()) {
      summary(owner.toString(), line -> line.owner() == owner);
    }
    summary("all", _ -> true);
  }

  private void summary(String name, Predicate<Line> lines) {
    out.append(
        "| %s | %s | %s |\n"
            .formatted(
                name,
                count(lines.and(line -> !line.component())),
                count(lines.and(Line::component))));
  }

  private String count(Predicate<Line> lines) {
    List<Line> counted = testable.stream().filter(lines).toList();
    return counted.stream().filter(this::shown).count() + " / " + counted.size();
  }

  private void rules() {
    out.append("\n## Rules\n");
    Map<String, List<Line>> topics = new LinkedHashMap<>();
    testable.stream()
        .filter(line -> !line.component())
        .forEach(line -> topics.computeIfAbsent(line.subject(), _ -> new ArrayList<>()).add(line));
    topics.forEach((topic, lines) -> {
      out.append("\n### ").append(topic).append('\n');
      shown(lines);
      List<Line> missing = missing(lines);
      if (!missing.isEmpty()) {
        out.append("\nNot shown yet: ").append(clauses(missing)).append('\n');
      }
    });
  }

  private void components() {
    out.append("\n## Components\n");
    SortedMap<String, SortedMap<String, List<Line>>> kinds = new TreeMap<>();
    for (Line line : testable) {
      if (line.component()) {
        String kind = line.subject().substring(0, line.subject().indexOf('/'));
        kinds
            .computeIfAbsent(kind, _ -> new TreeMap<>())
            .computeIfAbsent(line.subject(), _ -> new ArrayList<>())
            .add(line);
      }
    }
    kinds.forEach((kind, components) -> {
      out.append("\n### ").append(kind).append('\n');
      shown(components.values().stream().flatMap(List::stream).toList());
      out.append("\nNot shown yet:\n\n");
      components.forEach((component, lines) -> {
        List<Line> missing = missing(lines);
        if (!missing.isEmpty()) {
          String name = component.substring(kind.length() + 1);
          out.append("- %s: %s\n".formatted(name, clauses(missing)));
        }
      });
    });
  }

  private void shown(List<Line> lines) {
    List<Line> shown = lines.stream().filter(this::shown).toList();
    if (shown.isEmpty()) {
      return;
    }
    out.append("\n| line | shown by |\n|---|---|\n");
    for (Line line : shown) {
      String by =
          tests.getOrDefault(line.id(), new TreeSet<>()).stream()
              .map(test -> "`" + test + "`")
              .collect(Collectors.joining(", "));
      out.append("| %s | %s |\n".formatted(line.id(), by));
    }
  }

  private boolean shown(Line line) {
    return tests.containsKey(line.id());
  }

  private List<Line> missing(List<Line> lines) {
    return lines.stream().filter(line -> !shown(line)).toList();
  }

  private static String clauses(List<Line> lines) {
    return lines.stream().map(Line::clause).collect(Collectors.joining(", "));
  }
}
