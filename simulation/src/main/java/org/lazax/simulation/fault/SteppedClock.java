package org.lazax.simulation.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;

/**
 * The clock of the processes that {@code scripts/stepped-clock.sh} has started. What measures how
 * much time has passed does not step.
 *
 * @param file holds by how many nanoseconds the clock is ahead: first for all processes, and at the
 *     place of its id for one process more
 */
record SteppedClock(Path file) {
  /** Names the file to the processes. */
  private static final String VARIABLE = "STEPPED_CLOCK";

  private static final long ALL = 0;

  /** The clock that a process shows; empty if it shows that of the machine. */
  static Optional<SteppedClock> of(ProcessHandle process) {
    if (!Files.isDirectory(Path.of("/proc/self"))) {
      return Optional.empty(); // the clock steps on Linux alone
    }
    try {
      return Optional.ofNullable(ProcessFiles.environment(process).get(VARIABLE))
          .map(Path::of)
          .map(SteppedClock::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Steps the clock of all processes. */
  void set(Duration ahead) {
    write(ALL, ahead);
  }

  /** Steps the clock of one process, compared with that of all. */
  void set(ProcessHandle process, Duration ahead) {
    write(process.pid(), ahead);
  }

  private void write(long place, Duration ahead) {
    ByteBuffer nanos =
        ByteBuffer.allocate(Long.BYTES)
            .order(ByteOrder.nativeOrder())
            .putLong(ahead.toNanos())
            .flip();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(nanos, place * Long.BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
