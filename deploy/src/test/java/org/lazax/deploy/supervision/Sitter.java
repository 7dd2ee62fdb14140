package org.lazax.deploy.supervision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.lazax.deploy.server.Resident;

/** A child that does nothing but be there, and notes in a diary that it was closed. */
final class Sitter {
  private Sitter() {}

  public static void main(String[] args) throws IOException {
    AutoCloseable diary =
        () ->
            Files.writeString(
                Path.of(args[1]),
                args[2] + " closed\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    Resident.stay(diary, new CompletableFuture<>(), Path.of(args[0]));
  }

  static Child named(String name, Path folder) {
    Path ready = folder.resolve(name + ".ready");
    return new Child(
        name,
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Sitter.class.getName(),
            ready.toString(),
            diary(folder).toString(),
            name),
        Map.of(),
        new Readiness.ByFile(ready));
  }

  static Path diary(Path folder) {
    return folder.resolve("diary");
  }

  /** Starts again at once. */
  static final Restarts AT_ONCE =
      new Restarts(Duration.ofMillis(1), Duration.ofMillis(1), Duration.ofMinutes(1));
}
