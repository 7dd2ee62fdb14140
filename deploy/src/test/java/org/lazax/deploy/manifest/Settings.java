package org.lazax.deploy.manifest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the environment variables that an application reads, in its properties files and sources.
 */
final class Settings {
  private static final Pattern SETTING = Pattern.compile("(?m)^([a-z][\\w.-]*)=");
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{([\\w.-]+)");
  private static final Pattern INJECTED =
      Pattern.compile("@ConfigProperty\\(\\s*name = \"([^\"]+)\"");

  private Settings() {}

  static Set<String> ofGateway(Path root) {
    return readBy(root, "chronicle-log", "gateway");
  }

  /** The variables of a service: those of its host and its own. */
  static Set<String> ofService(Path root, String service) {
    return readBy(root, "chronicle-log", "chronicle-kafka", service);
  }

  private static Set<String> readBy(Path root, String... modules) {
    return Stream.of(modules)
        .flatMap(module -> readBy(root.resolve(module)).stream())
        .collect(Collectors.toSet());
  }

  private static Set<String> readBy(Path module) {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.walk(module.resolve("src/main"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (file.toString().endsWith(".properties")) {
          collect(SETTING, file, names);
          collect(EXPRESSION, file, names);
        } else if (file.toString().endsWith(".java")) {
          collect(INJECTED, file, names);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names.stream().map(Settings::variable).collect(Collectors.toSet());
  }

  private static void collect(Pattern pattern, Path file, List<String> names) throws IOException {
    pattern
        .matcher(Files.readString(file))
        .results()
        .map(found -> found.group(1))
        .forEach(names::add);
  }

  /** The variable of a property, by the rules of MicroProfile Config. */
  private static String variable(String property) {
    return property.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
  }
}
