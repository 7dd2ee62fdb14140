package org.lazax.rulebook;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.occurrence.StandardOccurrence;

/** The table of all moments in {@code docs/windows.md}, with the Javadoc of their occurrences. */
final class MomentTable {
  private static final String PACKAGE = StandardOccurrence.class.getPackageName().replace('.', '/');

  private MomentTable() {}

  static String read(Path root) throws IOException {
    Map<String, String> described =
        Sources.below(root.resolve("rules/src/main/java").resolve(PACKAGE)).types();
    StringBuilder table = new StringBuilder("| moment | what happens | record |\n|---|---|---|\n");
    for (Class<?> type : SealedTypes.of(StandardOccurrence.class)) {
      String text = described.getOrDefault(type.getSimpleName(), "");
      if (text.isEmpty()) {
        throw new IllegalStateException(type.getSimpleName() + " has no Javadoc");
      }
      table.append("| `%s` | %s | `%s` |\n".formatted(WireTypes.nameOf(type), text, record(type)));
    }
    return table.toString();
  }

  /** The record as components name it: with its interface and its components. */
  private static String record(Class<?> type) {
    String components =
        Stream.of(type.getRecordComponents())
            .map(RecordComponent::getName)
            .collect(Collectors.joining(", ", "(", ")"));
    Class<?> subject = type.getEnclosingClass();
    return (subject == null ? "" : subject.getSimpleName() + ".")
        + type.getSimpleName()
        + components;
  }
}
