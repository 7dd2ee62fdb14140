package org.lazax.deploy.supervision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.lazax.deploy.server.Resident;

/** A child that does nothing, and writes to a log file when it is closed. */
final class TestServer {
  private TestServer() {}

  public static void main(String[] args) throws IOException {
    AutoCloseable diary =
        () ->
            Files.writeString(
                Path.of(args[1]),
                args[2] + " closed\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    Resident.run(diary, new CompletableFuture<>(), Path.of(args[0]));
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
            TestServer.class.getName(),
            ready.toString(),
            log(folder).toString(),
            name),
        Map.of(),
        new Readiness.ByFile(ready),
        Optional.empty());
  }

  /** A child that works as long as its file is there. */
  static Child checked(String name, Path folder, Path working) {
    Child child = named(name, folder);
    return new Child(
        child.name(),
        child.command(),
        child.environment(),
        child.readiness(),
        Optional.of(new Liveness(new Readiness.ByFile(working), Duration.ofMillis(20), CHECKS)));
  }

  /** How many checks must fail in a row. */
  static final int CHECKS = 3;

  static Path log(Path folder) {
    return folder.resolve("closed.log");
  }

  /** Restarts without a delay. */
  static final Restarts NO_DELAY =
      new Restarts(Duration.ofMillis(1), Duration.ofMillis(1), Duration.ofMinutes(1));
}
