package org.lazax.deploy.up;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a JVM of the platform has loaded, linked and counted before, kept in a file so that it need
 * not do so at every start (JEP 483, 514 and 515). A JVM that cannot use a cache starts without;
 * but that of JDK 25 takes one that was made of other jars, and runs what they held. So a cache
 * bears the mark of its jars in its name.
 *
 * @param target where it is kept
 * @param application everything that is loaded: jars, and folders of jars
 */
record StartCache(Path target, List<Path> application) {
  /**
   * Says nothing of a cache that does not fit: then a start is slower, and that is all. Names no
   * part of the JVM, for one that does not know such a name refuses to start.
   */
  private static final String SILENT = "-Xlog:disable";

  private static final String BEGINNING = "start-";

  /** The cache of the jars as they are now. */
  Path file() {
    return target.resolve(BEGINNING + mark() + ".aot");
  }

  private Path recording() {
    return target.resolve(BEGINNING + "recorded.aotconf");
  }

  /** For the JVM of a start; nothing where there is no cache of these jars. */
  List<String> used() {
    Path file = file();
    return Files.exists(file) ? List.of("-XX:AOTCache=" + file, SILENT) : List.of();
  }

  /** For the JVM of a training run, which writes down what it saw when it ends. */
  List<String> recorded() {
    return List.of("-XX:AOTMode=record", "-XX:AOTConfiguration=" + recording(), SILENT);
  }

  /** For a JVM that runs nothing but makes the cache of what was written down. */
  List<String> made() {
    return List.of(
        "-XX:AOTMode=create",
        "-XX:AOTConfiguration=" + recording(),
        "-XX:AOTCache=" + file(),
        SILENT);
  }

  /** Leaves the cache of the jars as they are now and nothing beside it. */
  void clear() throws IOException {
    Path current = file();
    try (Stream<Path> files = Files.list(target)) {
      for (Path file : files.toList()) {
        if (!file.equals(current) && file.getFileName().toString().startsWith(BEGINNING)) {
          Files.delete(file);
        }
      }
    }
  }

  /** Names, sizes and times of all files, as the JVM should look at them. */
  private String mark() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path root : application) {
        for (Path file : files(root)) {
          digest.update(
              "%s %d %s\n"
                  .formatted(
                      target.relativize(file), Files.size(file), Files.getLastModifiedTime(file))
                  .getBytes(UTF_8));
        }
      }
      return HexFormat.of().formatHex(digest.digest(), 0, Long.BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
