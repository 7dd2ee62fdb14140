package org.lazax.simulation.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.rulebook.Prerequisite;

/** A Java process that {@code scripts/stepped-clock.sh} has started shows the time that is set. */
@Timeout(60)
final class SteppedClockTest {
  private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);

  /** How late an answer may be on a busy machine. */
  private static final long LATE = TimeUnit.SECONDS.toMillis(20);

  @TempDir private Path folder = Path.of("");

  /** Tells the time whenever it is asked, or waits for a time of day that is a minute away. */
  static final class Shown {
    public static void main(String[] arguments) throws IOException {
      BufferedReader asked =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = asked.readLine(); line != null; line = asked.readLine()) {
        if (line.equals("wait")) {
          long until = System.currentTimeMillis() + MINUTE;
          System.out.println("waits");
          while (System.currentTimeMillis() < until) {
            LockSupport.parkUntil(until);
          }
        }
        System.out.println(System.currentTimeMillis());
      }
    }
  }

  @Test
  void itsClockIsSetAloneOrWithAllOthers() throws IOException {
    Process process = start();
    try {
      assertThat(shown(process)).isCloseTo(System.currentTimeMillis(), within(LATE));
      SteppedClock clock = SteppedClock.of(process.toHandle()).orElseThrow();

      clock.set(Duration.ofMinutes(2));
      assertThat(ahead(process)).isCloseTo(2 * MINUTE, within(LATE));

      clock.set(process.toHandle(), Duration.ofMinutes(-5));
      assertThat(ahead(process)).isCloseTo(-3 * MINUTE, within(LATE));

      clock.set(ProcessHandle.current(), Duration.ofMinutes(9));
      assertThat(ahead(process)).isCloseTo(-3 * MINUTE, within(LATE));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aWaitForATimeOfDayEndsWhenTheClockIsSetToIt() throws IOException {
    Process process = start();
    try {
      long begin = System.nanoTime();
      ask(process, "wait");
      assertThat(process.inputReader().readLine()).isEqualTo("waits");
      SteppedClock clock = SteppedClock.of(process.toHandle()).orElseThrow();

      clock.set(Duration.ofMinutes(1));

      assertThat(process.inputReader().readLine()).isNotNull();
      assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(30));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void otherProcessesShowTheTimeOfTheMachine() {
    assertThat(SteppedClock.of(ProcessHandle.current())).isEmpty();
  }

  private static long ahead(Process process) throws IOException {
    return shown(process) - System.currentTimeMillis();
  }

  private static long shown(Process process) throws IOException {
    ask(process, "time");
    return Long.parseLong(Objects.requireNonNull(process.inputReader().readLine()));
  }

  private static void ask(Process process, String question) throws IOException {
    Writer input = process.outputWriter();
    input.write(question + "\n");
    input.flush();
  }

  private Process start() throws IOException {
    Prerequisite.check(
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(path -> Files.isExecutable(Path.of(path, "cc"))),
        "no C compiler is on the PATH");
    return new ProcessBuilder(
            Path.of("..", "scripts", "stepped-clock.sh").toString(),
            folder.resolve("clock").toString(),
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Shown.class.getName())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
