package org.lazax.rulebook;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
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
 * The texts of {@code docs/conformance.md} and of the pages in {@code docs/conformance}: which
 * lines are shown, and by which tests. There is a page for each kind of components, and one for
 * each first letter of topics, so that work on different things changes different pages. The texts
 * do not depend on the order of the showings.
 */
final class ConformancePages {
  private final List<Line> testable;
  private final Map<String, SortedSet<String>> tests = new TreeMap<>();

  ConformancePages(Checklist checklist, Collection<Showing> showings) {
    testable = checklist.lines().stream().filter(Line::testable).toList();
    for (Showing showing : showings) {
      tests.computeIfAbsent(showing.id(), _ -> new TreeSet<>()).add(showing.test());
    }
  }

  /** The index of the pages. It changes only if a page or a topic is added. */
  String index() {
    StringBuilder out =
        new StringBuilder(
            """
            # Conformance

            The lines of the [rules checklist](rules/README.md) with the tests that show them. `./lazax conformance` generates these pages and prints how many lines are shown; do not edit them.

            | rules | topics |
            |---|---|
            """);
    rules()
        .forEach((page, topics) ->
            out.append(
                "| [%s](conformance/%s) | %s |\n"
                    .formatted(
                        page.substring("rules-".length(), page.indexOf('.')),
                        page,
                        String.join(", ", topics.keySet()))));
    out.append("\n| components |\n|---|\n");
    components()
        .keySet()
        .forEach(page -> out.append("| [%s](conformance/%s) |\n".formatted(kind(page), page)));
    return out.toString();
  }

  /** The pages by the names of their files. */
  SortedMap<String, String> pages() {
    SortedMap<String, String> pages = new TreeMap<>();
    rules().forEach((page, topics) -> pages.put(page, rules(page, topics)));
    components().forEach((page, lines) -> pages.put(page, components(kind(page), lines)));
    return pages;
  }

  /** A table of the numbers of lines that are shown and that are testable. */
  String counts() {
    StringBuilder out = new StringBuilder("Lines that are shown / lines that are testable:\n");
    for (Owner owner : Owner.values()) {
      out.append(counts(owner.toString(), line -> line.owner() == owner));
    }
    return out.append(counts("all", _ -> true)).toString();
  }

  private String counts(String name, Predicate<Line> lines) {
    return "%-7s rules %s, components %s\n"
        .formatted(
            name, count(lines.and(line -> !line.component())), count(lines.and(Line::component)));
  }

  private String count(Predicate<Line> lines) {
    List<Line> counted = testable.stream().filter(lines).toList();
    return counted.stream().filter(this::isShown).count() + " / " + counted.size();
  }

  /** The testable lines of rules by page and topic. */
  private SortedMap<String, SortedMap<String, List<Line>>> rules() {
    SortedMap<String, SortedMap<String, List<Line>>> pages = new TreeMap<>();
    for (Line line : testable) {
      if (!line.component()) {
        pages
            .computeIfAbsent(
                "rules-%c.md".formatted(line.subject().charAt(0)), _ -> new TreeMap<>())
            .computeIfAbsent(line.subject(), _ -> new ArrayList<>())
            .add(line);
      }
    }
    return pages;
  }

  /** The testable lines of components by page, in the order of the components. */
  private SortedMap<String, List<Line>> components() {
    return testable.stream()
        .filter(Line::component)
        .sorted(Comparator.comparing(Line::subject))
        .collect(
            Collectors.groupingBy(
                line -> line.subject().substring(0, line.subject().indexOf('/')) + ".md",
                TreeMap::new,
                Collectors.toList()));
  }

  private static String kind(String page) {
    return page.substring(0, page.indexOf('.'));
  }

  private String rules(String page, SortedMap<String, List<Line>> topics) {
    StringBuilder out = heading("Rules: " + page.substring("rules-".length(), page.indexOf('.')));
    topics.forEach((topic, lines) -> {
      out.append("\n## ").append(topic).append('\n').append(table(lines));
      List<Line> missing = missing(lines);
      if (!missing.isEmpty()) {
        out.append("\nNot shown yet: ").append(clauses(missing)).append('\n');
      }
    });
    return out.toString();
  }

  private String components(String kind, List<Line> lines) {
    StringBuilder out = heading("Components: " + kind).append(table(lines));
    List<Line> missing = missing(lines);
    if (!missing.isEmpty()) {
      out.append("\nNot shown yet:\n\n");
      missing.stream()
          .collect(Collectors.groupingBy(Line::subject, TreeMap::new, Collectors.toList()))
          .forEach((component, clauses) ->
              out.append(
                  "- %s: %s\n"
                      .formatted(component.substring(kind.length() + 1), clauses(clauses))));
    }
    return out.toString();
  }

  private static StringBuilder heading(String title) {
    return new StringBuilder(
        "# %s\n\nGenerated by `./lazax conformance`: do not edit. All pages: [conformance.md](../conformance.md).\n"
            .formatted(title));
  }

  private String table(List<Line> lines) {
    List<Line> shown = lines.stream().filter(this::isShown).toList();
    if (shown.isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n| line | shown by |\n|---|---|\n");
    for (Line line : shown) {
      String by =
          tests.getOrDefault(line.id(), new TreeSet<>()).stream()
              .map(test -> "`" + test + "`")
              .collect(Collectors.joining(", "));
      out.append("| %s | %s |\n".formatted(line.id(), by));
    }
    return out.toString();
  }

  private boolean isShown(Line line) {
    return tests.containsKey(line.id());
  }

  private List<Line> missing(List<Line> lines) {
    return lines.stream().filter(line -> !isShown(line)).toList();
  }

  private static String clauses(List<Line> lines) {
    return lines.stream().map(Line::clause).collect(Collectors.joining(", "));
  }
}
