package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every refusal in the sources of the rules names a line of the checklist. */
final class RefusalsTest {
  private static final List<String> RULES =
      List.of("table", "game-service", "map-service", "combat-service", "agenda-service");

  /** A statement that creates a refusal by a rule. */
  private static final Pattern REFUSAL =
      Pattern.compile("(?:Refusal\\s*\\.rule|draft\\.require|new Ban)\\((?:[^;\"]|\"[^\"]*\")*;");

  private static final Pattern LINE = Pattern.compile("\"((?:[a-z_]+/)?[a-z0-9_]+\\.N?[0-9.]+)\"");

  private final Path root = Checklist.projectRoot();

  @Test
  void everyRefusalNamesALineOfTheChecklist() throws IOException {
    List<String> ids = Checklist.read(root).lines().stream().map(Checklist.Line::id).toList();
    List<String> named = new ArrayList<>();
    for (String source : sources()) {
      Matcher refusals = REFUSAL.matcher(source);
      while (refusals.find()) {
        LINE.matcher(refusals.group()).results().map(m -> m.group(1)).forEach(named::add);
      }
    }

    assertThat(named).hasSizeGreaterThan(100);
    assertThat(ids).containsAll(named);
  }

  @Test
  void noRefusalByARuleOmitsTheRule() throws IOException {
    assertThat(sources()).noneMatch(source -> source.contains("RULE_BROKEN"));
  }

  private List<String> sources() throws IOException {
    List<String> sources = new ArrayList<>();
    for (String module : RULES) {
      try (Stream<Path> found = Files.walk(root.resolve(module).resolve("src/main/java"))) {
        for (Path file : found.filter(f -> f.toString().endsWith(".java")).toList()) {
          sources.add(Files.readString(file));
        }
      }
    }
    return sources;
  }
}
