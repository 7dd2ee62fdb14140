package org.lazax.rulebook;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
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
    StringBuilder table = new StringBuilder("| moment | what happens |\n|---|---|\n");
    for (Class<?> type : SealedTypes.of(StandardOccurrence.class)) {
      String text = described.getOrDefault(type.getSimpleName(), "");
      if (text.isEmpty()) {
        throw new IllegalStateException(type.getSimpleName() + " has no Javadoc");
      }
      table.append("| `%s` | %s |\n".formatted(WireTypes.nameOf(type), text));
    }
    return table.toString();
  }
}
