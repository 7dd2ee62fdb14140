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
 * The AOT cache of one JVM process (JEP 483, 514 and 515): its loaded and linked classes and its
 * profiles, so that it starts faster. A JVM that cannot use a cache starts without it. But JDK 25
 * accepts a cache that was created from other jars and runs the old classes. So the file name of a
 * cache has a fingerprint of its jars.
 *
 * @param target the folder of the cache
 * @param application the jars of the process, and folders of jars
 */
record StartCache(Path target, List<Path> application) {
  /**
   * Turns off the JVM's log. A cache that does not fit only makes a start slower, so no message is
   * needed. The option names no log tags, because a JVM that does not know a tag refuses to start.
   */
  private static final String NO_LOGGING = "-Xlog:disable";

  private static final String PREFIX = "start-";

  /** The cache file for the current jars. */
  Path file() {
    return target.resolve(PREFIX + fingerprint() + ".aot");
  }

  private Path recording() {
    return target.resolve(PREFIX + "recorded.aotconf");
  }

  /** The JVM options to use the cache; none if there is no cache of the current jars. */
  List<String> useOptions() {
    Path file = file();
    return Files.exists(file) ? List.of("-XX:AOTCache=" + file, NO_LOGGING) : List.of();
  }

  /** The JVM options of a training run, which records the classes at its end. */
  List<String> recordOptions() {
    return List.of("-XX:AOTMode=record", "-XX:AOTConfiguration=" + recording(), NO_LOGGING);
  }

  /** The options of a JVM that only creates the cache from the recording. */
  List<String> createOptions() {
    return List.of(
        "-XX:AOTMode=create",
        "-XX:AOTConfiguration=" + recording(),
        "-XX:AOTCache=" + file(),
        NO_LOGGING);
  }

  /** Deletes recordings, and caches of other jars. */
  void deleteOthers() throws IOException {
    Path current = file();
    try (Stream<Path> files = Files.list(target)) {
      for (Path file : files.toList()) {
        if (!file.equals(current) && file.getFileName().toString().startsWith(PREFIX)) {
          Files.delete(file);
        }
      }
    }
  }

  /** A hash of the names, sizes and modification times of all files. */
  private String fingerprint() {
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
