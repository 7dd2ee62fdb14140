package org.lazax.deploy.supervision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SupervisorTest {
  /** A generous timeout, because the machine may be busy. */
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @TempDir Path folder;

  private final List<String> messages = new CopyOnWriteArrayList<>();

  @Test
  void aKilledChildIsRestarted() {
    try (Supervisor supervisor = supervisor()) {
      supervisor.start(List.of(TestServer.named("server", folder)));
      ProcessHandle first = only(supervisor);

      first.destroyForcibly();

      await()
          .atMost(TIMEOUT)
          .until(() ->
              messages.stream().filter(line -> line.startsWith("server is ready")).count() == 2);
      assertThat(only(supervisor).pid()).isNotEqualTo(first.pid());
      assertThat(only(supervisor).isAlive()).isTrue();
      assertThat(messages).anyMatch(line -> line.startsWith("server ended; it is restarted"));
    }
  }

  @Test
  void aChildThatRunsAndDoesNotWorkIsKilledAndRestarted() throws IOException {
    Path working = Files.createFile(folder.resolve("working"));
    try (Supervisor supervisor = supervisor()) {
      supervisor.start(List.of(TestServer.checked("server", folder, working)));
      ProcessHandle first = only(supervisor);
      await()
          .during(Duration.ofMillis(500))
          .atMost(TIMEOUT)
          .until(() -> messages.size() == 1 && first.isAlive());

      Files.delete(working);

      await()
          .atMost(TIMEOUT)
          .until(() -> messages.stream().anyMatch(line -> line.startsWith("server ended; it is")));
      Files.createFile(working);
      assertThat(first.isAlive()).isFalse();
      assertThat(messages).anyMatch(line -> line.startsWith("server does not work; it is killed"));
      assertThat(Files.exists(TestServer.log(folder))).as("it was killed").isFalse();
      await()
          .atMost(TIMEOUT)
          .until(() ->
              messages.stream().filter(line -> line.startsWith("server is ready")).count() >= 2);
      assertThat(only(supervisor).pid()).isNotEqualTo(first.pid());
    }
  }

  @Test
  void closingStopsTheLastTierFirstAndLeavesNoProcess() throws IOException {
    Supervisor supervisor = supervisor();
    supervisor.start(List.of(TestServer.named("below", folder)));
    supervisor.start(List.of(TestServer.named("above", folder)));
    Map<String, ProcessHandle> processes = supervisor.processes();
    assertThat(processes.keySet()).containsExactly("below", "above");

    supervisor.close();

    assertThat(processes.values()).noneMatch(ProcessHandle::isAlive);
    assertThat(Files.readAllLines(TestServer.log(folder)))
        .containsExactly("above closed", "below closed");
    assertThat(folder.resolve("run")).isEmptyDirectory();
  }

  @Test
  void aChildThatEndsBeforeItIsReadyIsReportedAndNotRestarted() {
    var child =
        new Child(
            "broken",
            List.of("/bin/sh", "-c", "echo why; exit 3"),
            Map.of(),
            new Readiness.ByFile(folder.resolve("never")),
            Optional.empty());
    try (Supervisor supervisor = supervisor()) {
      assertThatThrownBy(() -> supervisor.start(List.of(child)))
          .hasMessageContaining("broken ended while it started")
          .hasMessageContaining("broken.log");
    }
    assertThat(folder.resolve("logs").resolve("broken.log")).hasContent("why");
    assertThat(messages).noneMatch(line -> line.contains("restarted"));
  }

  @Test
  void theOrphansOfAKilledSupervisorAreEnded() throws IOException {
    Process orphan = TestServer.named("orphan", folder).processBuilder().start();
    await().atMost(TIMEOUT).until(() -> Files.exists(folder.resolve("orphan.ready")));
    PidFile.write(folder.resolve("run"), "orphan", orphan.toHandle());

    try (Supervisor supervisor = supervisor()) {
      supervisor.endOrphans();
    }

    assertThat(orphan.isAlive()).isFalse();
    assertThat(messages).contains("Ended processes of an earlier run: orphan");
  }

  @Test
  void aProcessWithTheReusedIdOfAnEarlierChildIsLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("run"));
    long own = ProcessHandle.current().pid();
    Files.writeString(folder.resolve("run").resolve("other.pid"), own + " 2001-01-01T00:00:00Z");

    try (Supervisor supervisor = supervisor()) {
      supervisor.endOrphans();
    }

    assertThat(messages).isEmpty();
    assertThat(folder.resolve("run")).isEmptyDirectory();
  }

  @Test
  void theRestartDelayDoublesUpToAMaximumAndIsResetAfterALongRun() {
    var restarts =
        new Restarts(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofMinutes(1));
    Duration briefly = Duration.ofSeconds(5);

    assertThat(restarts.nextDelay(Duration.ZERO, briefly)).isEqualTo(Duration.ofSeconds(1));
    assertThat(restarts.nextDelay(Duration.ofSeconds(1), briefly)).isEqualTo(Duration.ofSeconds(2));
    assertThat(restarts.nextDelay(Duration.ofSeconds(2), briefly)).isEqualTo(Duration.ofSeconds(3));
    assertThat(restarts.nextDelay(Duration.ofSeconds(3), Duration.ofHours(1)))
        .isEqualTo(Duration.ofSeconds(1));
  }

  private Supervisor supervisor() {
    return new Supervisor(folder, TestServer.NO_DELAY, messages::add);
  }

  private static ProcessHandle only(Supervisor supervisor) {
    return supervisor.processes().values().iterator().next();
  }
}
