package org.lazax.deploy.up;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * The folder everything lies in: {@code kafka/}, {@code postgres/}, {@code logs/}, {@code run/},
 * {@code seed.key}. One process at a time holds it, by a lock that goes with the process however it
 * ends.
 */
final class Home implements AutoCloseable {
  private static final int KEY_BYTES = 32;

  private final Path folder;
  private final RandomAccessFile lock;

  private Home(Path folder, RandomAccessFile lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Takes hold of the folder.
   *
   * @throws StartupException if another process holds it; says which
   */
  static Home open(Path folder) throws IOException {
    Files.createDirectories(folder);
    var file = new RandomAccessFile(folder.resolve("lock").toFile(), "rw");
    if (!isLocked(file)) {
      String holder = file.readLine();
      file.close();
      throw new StartupException(
          "Lazax is already up in %s (process %s)".formatted(folder.toAbsolutePath(), holder));
    }
    file.setLength(0);
    file.writeBytes(ProcessHandle.current().pid() + "\n");
    return new Home(folder.toAbsolutePath(), file);
  }

  Path folder() {
    return folder;
  }

  /** The key the services seal seeds with: drawn once, readable by its owner only. */
  String seedKey() throws IOException {
    Path file = folder.resolve("seed.key");
    if (!Files.exists(file)) {
      byte[] key = new byte[KEY_BYTES];
      new SecureRandom().nextBytes(key);
      Path draft = folder.resolve("seed.key.draft");
      Files.deleteIfExists(draft);
      Files.createFile(
          draft,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(draft, Base64.getEncoder().encodeToString(key), StandardOpenOption.SYNC);
      Files.move(draft, file);
    }
    return Files.readString(file, StandardCharsets.US_ASCII).strip();
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }

  private static boolean isLocked(RandomAccessFile file) throws IOException {
    try {
      FileLock lock = file.getChannel().tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }
}
