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
 * Where PostgreSQL's programs are unpacked, once a user. Whoever unpacks them is alone there, and
 * what somebody left half unpacked, for he was killed, goes first: the library would fail on it for
 * ever.
 */
final class Programs {
  private static final Path FOLDER =
      Path.of(
          System.getProperty("java.io.tmpdir"),
          "lazax-postgres-" + System.getProperty("user.name"));

  /** The library's word that a folder is whole. */
  private static final String WHOLE = ".exists";

  private Programs() {}

  /** Unpacks them if they are not there, and starts. */
  static EmbeddedPostgres start(EmbeddedPostgres.Builder server) throws IOException {
    return start(server, FOLDER);
  }

  static synchronized EmbeddedPostgres start(EmbeddedPostgres.Builder server, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    try (FileChannel door =
            FileChannel.open(
                folder.resolve("door"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var _ = door.lock()) {
      clear(folder);
      return server.setOverrideWorkingDirectory(folder.toFile()).start();
    }
  }

  private static void clear(Path folder) throws IOException {
    for (Path unpacked : list(folder)) {
      if (Files.isDirectory(unpacked) && !Files.exists(unpacked.resolve(WHOLE))) {
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
