package org.lazax.rulebook;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.WindowsPage.Row;
import org.lazax.rulebook.WindowsPage.Step;

/** The tables of windows and of steps in {@code docs/windows.md}. */
final class WindowTables {
  private WindowTables() {}

  /** The windows of each service. */
  static String windows(WindowsPage page) {
    StringBuilder out = new StringBuilder();
    for (Service service : Realm.GAMES.services()) {
      out.append("\n## Windows of ").append(service.prefix()).append("-service\n\n");
      out.append("| window | procedure | players | awaited | commands | silence |\n");
      out.append("|---|---|---|---|---|---|\n");
      page.windows().stream()
          .filter(row -> row.service() == service)
          .map(Row::text)
          .forEach(out::append);
    }
    return out.toString();
  }

  /** The procedures that open no window, with the Javadoc of their conductors. */
  static String steps(WindowsPage page, Path root) throws IOException {
    List<Path> files = Sources.ofModules(root);
    files.removeIf(file -> !file.toString().endsWith("Conductor.java"));
    Map<String, String> described = Sources.of(files).types();
    StringBuilder out = new StringBuilder("| service | procedure | what is carried out |\n");
    out.append("|---|---|---|\n");
    for (Step step : page.steps()) {
      out.append(
          "| %s | `%s` | %s |\n"
              .formatted(
                  step.service().prefix(),
                  step.procedure(),
                  described.getOrDefault(step.conductor(), "")));
    }
    return out.toString();
  }
}
