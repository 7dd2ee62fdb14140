package org.lazax.simulation.rest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.lazax.rulebook.Prerequisite;

/**
 * Injects a platform into tests: one whose services share a process, or one with {@link
 * FourServices}, which goes on where a {@link ReleasedHome} has stopped. All test classes share the
 * two, and they are stopped after the last of them. The applications have to be built.
 */
final class OnePlatform implements ParameterResolver {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType().equals(LivePlatform.class);
  }

  @Override
  public LivePlatform resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Packaging packaging =
        parameter.isAnnotated(FourServices.class) ? Packaging.FOUR_SERVICES : Packaging.SOLO;
    List<Path> missing =
        LivePlatform.jars(packaging).stream()
            .filter(jar -> !Files.exists(ROOT.resolve(jar)))
            .toList();
    Prerequisite.check(
        missing.isEmpty(), "these files are not built: " + missing + "; run ./lazax test");
    return context
        .getRoot()
        .getStore(ExtensionContext.Namespace.create(OnePlatform.class))
        .computeIfAbsent(packaging, _ -> Running.start(packaging), Running.class)
        .platform();
  }

  /** The platform with its home, a temporary folder. */
  private record Running(LivePlatform platform, Path home) implements AutoCloseable {
    static Running start(Packaging packaging) {
      try {
        Path home = Files.createTempDirectory("lazax");
        if (packaging == Packaging.FOUR_SERVICES) {
          ReleasedHome.read().restore(ROOT, home);
        }
        return new Running(LivePlatform.start(packaging, ROOT, home), home);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws IOException {
      platform.close();
      try (Stream<Path> files = Files.walk(home)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
