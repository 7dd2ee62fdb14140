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
 * The home folder of the platform: {@code kafka/}, {@code postgres/}, {@code logs/}, {@code run/}
 * and {@code seed.key}. A file lock lets only one process use it; the system releases the lock when
 * the process ends.
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
   * Creates and locks the folder.
   *
   * @throws StartupException if another process has locked it; the message names the process
   */
  static Home open(Path folder) throws IOException {
    Files.createDirectories(folder);
    var file = new RandomAccessFile(folder.resolve("lock").toFile(), "rw");
    if (!tryLock(file)) {
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

  /**
   * The master key with which the services seal seeds. It is generated once and readable only by
   * its owner.
   */
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

  private static boolean tryLock(RandomAccessFile file) throws IOException {
    try {
      FileLock lock = file.getChannel().tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }
}
