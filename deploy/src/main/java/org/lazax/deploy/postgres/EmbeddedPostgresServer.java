package org.lazax.deploy.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.lazax.deploy.server.FreePort;

/**
 * A real PostgreSQL server as a process of its own, its data in one directory, with a database for
 * each service and the gateway. It writes through to the disk, so what was committed is there again
 * after a stop, a kill, or a power cut.
 */
public final class EmbeddedPostgresServer implements AutoCloseable {
  /** Who may do everything, on this machine only. */
  public static final String USER = "postgres";

  /** What it asks for; it listens on this machine only and trusts whoever is on it. */
  public static final String PASSWORD = "postgres";

  /** One database for each service, and the gateway's. */
  public static final List<String> DATABASES =
      List.of("game", "map", "combat", "agenda", "gateway");

  private static final Duration TO_START = Duration.ofSeconds(60);

  private static final Duration TO_STOP = Duration.ofSeconds(60);

  private final EmbeddedPostgres server;
  private final Optional<ProcessHandle> process;

  private EmbeddedPostgresServer(EmbeddedPostgres server, Optional<ProcessHandle> process) {
    this.server = server;
    this.process = process;
  }

  /**
   * Starts a server, or takes over the one that a killed process left behind on this directory and
   * port, and returns when every database is there.
   *
   * @param directory where its data lies; made if missing, gone on with if not
   * @param port for clients on this machine; 0 takes a free one
   */
  public static EmbeddedPostgresServer start(Path directory, int port) {
    try {
      Files.createDirectories(directory.toAbsolutePath().getParent());
      EmbeddedPostgres server =
          Programs.start(
              EmbeddedPostgres.builder()
                  .setDataDirectory(directory)
                  .setCleanDataDirectory(false)
                  .setPort(port == 0 ? FreePort.any() : port)
                  // The library's own settings are for tests that throw their data away.
                  .setServerConfig("fsync", "on")
                  .setServerConfig("synchronous_commit", "on")
                  .setServerConfig("full_page_writes", "on")
                  .setServerConfig("max_connections", "200")
                  .setPGStartupWait(TO_START));
      createDatabases(server);
      return new EmbeddedPostgresServer(server, process(directory));
    } catch (IOException e) {
      throw new UncheckedIOException("PostgreSQL does not start on " + directory, e);
    } catch (SQLException e) {
      throw new IllegalStateException("PostgreSQL's databases cannot be made in " + directory, e);
    }
  }

  /** The port clients on this machine connect to. */
  public int port() {
    return server.getPort();
  }

  /** The address of a database for JDBC. */
  public String jdbcUrl(String database) {
    return "jdbc:postgresql://localhost:%d/%s".formatted(port(), database);
  }

  /** The address of a database for the reactive client. */
  public String reactiveUrl(String database) {
    return "postgresql://localhost:%d/%s".formatted(port(), database);
  }

  /** Completes when the server's process has ended, by {@link #close} or by itself. */
  public CompletableFuture<?> ended() {
    return process
        .<CompletableFuture<?>>map(ProcessHandle::onExit)
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  /**
   * Stops the server, its data written out; open connections are closed.
   *
   * @throws IllegalStateException if it is still there after a minute
   */
  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    process.ifPresent(EmbeddedPostgresServer::awaitEnd);
  }

  /** The library waits 5 s for the end it asked for, then only logs that it did not see it. */
  private static void awaitEnd(ProcessHandle process) {
    boolean ended =
        process
            .onExit()
            .thenApply(gone -> true)
            .completeOnTimeout(false, TO_STOP.toSeconds(), TimeUnit.SECONDS)
            .join();
    if (!ended) {
      throw new IllegalStateException(
          "PostgreSQL (process %d) does not stop".formatted(process.pid()));
    }
  }

  /** The server writes its process number into the first line of a file of its own. */
  private static Optional<ProcessHandle> process(Path directory) throws IOException {
    try (Stream<String> lines = Files.lines(directory.resolve("postmaster.pid"))) {
      return lines.findFirst().map(String::strip).map(Long::valueOf).flatMap(ProcessHandle::of);
    }
  }

  private static void createDatabases(EmbeddedPostgres server) throws SQLException {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      for (String database : DATABASES) {
        try (var found =
            statement.executeQuery(
                "select 1 from pg_database where datname = '" + database + "'")) {
          if (found.next()) {
            continue;
          }
        }
        statement.execute("create database \"" + database + "\"");
      }
    }
  }
}
