package org.lazax.deploy.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Unpacks PostgreSQL's programs, once for each user of the machine. A file lock lets only one
 * process unpack at a time. Folders that a killed process has left incomplete are deleted first,
 * because the library would fail on them.
 */
final class Programs {
  private static final Path FOLDER =
      Path.of(
          System.getProperty("java.io.tmpdir"),
          "lazax-postgres-" + System.getProperty("user.name"));

  /** The file by which the library marks a complete folder. */
  private static final String COMPLETE_MARK = ".exists";

  private Programs() {}

  /** Unpacks the programs if they are missing, and starts the server. */
  static EmbeddedPostgres start(EmbeddedPostgres.Builder server) throws IOException {
    return start(server, FOLDER);
  }

  static synchronized EmbeddedPostgres start(EmbeddedPostgres.Builder server, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    try (FileChannel lockFile =
            FileChannel.open(
                folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var _ = lockFile.lock()) {
      deleteIncomplete(folder);
      return server.setOverrideWorkingDirectory(folder.toFile()).start();
    }
  }

  private static void deleteIncomplete(Path folder) throws IOException {
    for (Path unpacked : list(folder)) {
      if (Files.isDirectory(unpacked) && !Files.exists(unpacked.resolve(COMPLETE_MARK))) {
        try (Stream<Path> files = Files.walk(unpacked)) {
          for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(file);
          }
        }
      }
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
