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
 * A PostgreSQL server in a separate process, with a database for each service and the gateway and
 * its data in one directory. It writes synchronously to the disk, so committed transactions survive
 * a stop, a kill and a power failure.
 */
public final class EmbeddedPostgresServer implements AutoCloseable {
  /** The superuser. */
  public static final String USER = "postgres";

  /**
   * The superuser's password. The server listens only on this machine and trusts all connections.
   */
  public static final String PASSWORD = "postgres";

  /** The databases of the services, of solo and of the gateway. */
  public static final List<String> DATABASES =
      List.of("game", "map", "combat", "agenda", "tournament", "solo", "gateway");

  private static final Duration START_TIMEOUT = Duration.ofSeconds(60);

  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(60);

  /** The server's file: its process in the first line, its port in the fourth. */
  private static final String PID_FILE = "postmaster.pid";

  private static final int PORT_LINE = 3;

  private final EmbeddedPostgres server;
  private final Optional<ProcessHandle> process;

  private EmbeddedPostgresServer(EmbeddedPostgres server, Optional<ProcessHandle> process) {
    this.server = server;
    this.process = process;
  }

  /**
   * Starts a server and returns when all databases exist. If a killed process has left a server
   * running on this directory and port, that server is taken over.
   *
   * @param directory the data directory; created if it is missing
   * @param port for clients on this machine; 0 for a free port
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
                  // The library's defaults are for tests, which do not need their data later.
                  .setServerConfig("fsync", "on")
                  .setServerConfig("synchronous_commit", "on")
                  .setServerConfig("full_page_writes", "on")
                  .setServerConfig("max_connections", "200")
                  .setPGStartupWait(START_TIMEOUT));
      createDatabases(server);
      return new EmbeddedPostgresServer(server, process(directory));
    } catch (IOException e) {
      throw new UncheckedIOException("PostgreSQL does not start on " + directory, e);
    } catch (SQLException e) {
      throw new IllegalStateException("The databases cannot be created in " + directory, e);
    }
  }

  /**
   * Whether a killed process has left a server running on this directory and port. {@link #start}
   * takes it over.
   */
  public static boolean isLeftRunning(Path directory, int port) throws IOException {
    Path file = directory.resolve(PID_FILE);
    return Files.exists(file)
        && process(directory).filter(ProcessHandle::isAlive).isPresent()
        && Files.readAllLines(file).stream()
            .skip(PORT_LINE)
            .findFirst()
            .filter(line -> line.strip().equals(Integer.toString(port)))
            .isPresent();
  }

  /** The port for clients on this machine. */
  public int port() {
    return server.getPort();
  }

  /** The JDBC URL of a database. */
  public String jdbcUrl(String database) {
    return "jdbc:postgresql://localhost:%d/%s".formatted(port(), database);
  }

  /** The URL of a database for the reactive client. */
  public String reactiveUrl(String database) {
    return "postgresql://localhost:%d/%s".formatted(port(), database);
  }

  /** Completes when the server's process has ended for any reason. */
  public CompletableFuture<?> ended() {
    return process
        .<CompletableFuture<?>>map(ProcessHandle::onExit)
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  /**
   * Writes all data to the disk and stops the server. Open connections are closed.
   *
   * @throws IllegalStateException if the server has not stopped after a minute
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

  /**
   * Waits for the end of the process. The library itself waits only 5 s, and then logs a message.
   */
  private static void awaitEnd(ProcessHandle process) {
    boolean ended =
        process
            .onExit()
            .thenApply(gone -> true)
            .completeOnTimeout(false, STOP_TIMEOUT.toSeconds(), TimeUnit.SECONDS)
            .join();
    if (!ended) {
      throw new IllegalStateException(
          "PostgreSQL (process %d) does not stop".formatted(process.pid()));
    }
  }

  /** The server's process. Its id is in the first line of the server's PID file. */
  private static Optional<ProcessHandle> process(Path directory) throws IOException {
    try (Stream<String> lines = Files.lines(directory.resolve(PID_FILE))) {
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
