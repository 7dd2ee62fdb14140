package org.lazax.simulation.rest;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.awaitility.Awaitility;
import org.lazax.deploy.server.FreePort;
import org.postgresql.PGConnection;

/**
 * What release 0.1.0 left behind when it was stopped: the log of its broker, the tables of its
 * databases, and two games, with what their players know. One game was over, the other one was not.
 */
final class ReleasedHome {
  private static final String FILE = "/upgrade/0.1.0.zip";
  private static final String HOME = "home/";
  private static final String DATABASES = "databases/";
  private static final String SCHEMA = "schema.sql";

  private final Map<String, byte[]> files = new TreeMap<>();

  private ReleasedHome() {}

  static ReleasedHome read() throws IOException {
    ReleasedHome home = new ReleasedHome();
    try (InputStream resource = requireNonNull(ReleasedHome.class.getResourceAsStream(FILE));
        ZipInputStream zip = new ZipInputStream(resource)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (!entry.isDirectory()) {
          home.files.put(entry.getName(), zip.readAllBytes());
        }
      }
    }
    return home;
  }

  /** A game with the accounts of its players and their last answered command. */
  JsonNode game(String name) throws IOException {
    return new ObjectMapper().readTree(requireNonNull(files.get(name + ".json")));
  }

  /** Puts the log and the databases into the folder of a platform that was never started. */
  void restore(Path root, Path home) throws IOException, SQLException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (file.getKey().startsWith(HOME)) {
        Path path = home.resolve(file.getKey().substring(HOME.length()));
        Files.createDirectories(requireNonNull(path.getParent()));
        Files.write(path, file.getValue());
      }
    }
    int port = FreePort.any();
    Path ready = home.resolve("restored");
    Process database =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                "deploy/target/deploy.jar:deploy/target/lib/*",
                "org.lazax.deploy.postgres.PostgresProcess",
                home.resolve("postgres").toString(),
                Integer.toString(port),
                ready.toString())
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      Awaitility.await("a database to restore into")
          .atMost(LivePlatform.START_TIMEOUT)
          .until(() -> Files.exists(ready));
      restoreDatabases("jdbc:postgresql://localhost:%d/".formatted(port));
    } finally {
      database.destroy();
      database.onExit().join();
      Files.deleteIfExists(ready);
    }
  }

  private void restoreDatabases(String server) throws IOException, SQLException {
    for (Map.Entry<String, byte[]> schema : files.entrySet()) {
      if (schema.getKey().endsWith(SCHEMA)) {
        String folder = schema.getKey().substring(0, schema.getKey().length() - SCHEMA.length());
        String database = folder.substring(DATABASES.length(), folder.length() - 1);
        try (Connection connection =
                DriverManager.getConnection(server + database, "postgres", "postgres");
            Statement statement = connection.createStatement()) {
          statement.execute(new String(schema.getValue(), StandardCharsets.UTF_8));
          copyTables(connection.unwrap(PGConnection.class), folder);
        }
      }
    }
  }

  private void copyTables(PGConnection connection, String folder) throws IOException, SQLException {
    for (Map.Entry<String, byte[]> rows : files.entrySet()) {
      String name = rows.getKey();
      if (name.startsWith(folder) && name.endsWith(".copy")) {
        String table = name.substring(folder.length(), name.length() - ".copy".length());
        connection
            .getCopyAPI()
            .copyIn("copy " + table + " from stdin", new ByteArrayInputStream(rows.getValue()));
      }
    }
  }
}
