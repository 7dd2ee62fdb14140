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
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SupervisorTest {
  /** Far beyond what it takes: the machine may be busy with other things. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir Path folder;

  private final List<String> said = new CopyOnWriteArrayList<>();

  @Test
  void aKilledChildIsStartedAgain() {
    try (Supervisor supervisor = supervisor()) {
      supervisor.start(List.of(Sitter.named("sitter", folder)));
      ProcessHandle first = only(supervisor);

      first.destroyForcibly();

      await()
          .atMost(PATIENCE)
          .until(
              () -> said.stream().filter(line -> line.startsWith("sitter is ready")).count() == 2);
      assertThat(only(supervisor).pid()).isNotEqualTo(first.pid());
      assertThat(only(supervisor).isAlive()).isTrue();
      assertThat(said).anyMatch(line -> line.startsWith("sitter ended; it is started again"));
    }
  }

  @Test
  void closingStopsTheLastTierFirstAndLeavesNoProcess() throws IOException {
    Supervisor supervisor = supervisor();
    supervisor.start(List.of(Sitter.named("below", folder)));
    supervisor.start(List.of(Sitter.named("above", folder)));
    Map<String, ProcessHandle> processes = supervisor.processes();
    assertThat(processes.keySet()).containsExactly("below", "above");

    supervisor.close();

    assertThat(processes.values()).noneMatch(ProcessHandle::isAlive);
    assertThat(Files.readAllLines(Sitter.diary(folder)))
        .containsExactly("above closed", "below closed");
    assertThat(folder.resolve("run")).isEmptyDirectory();
  }

  @Test
  void aChildThatEndsBeforeItIsReadyIsReportedWithItsLogAndNotStartedAgain() {
    var child =
        new Child(
            "broken",
            List.of("/bin/sh", "-c", "echo why; exit 3"),
            Map.of(),
            new Readiness.ByFile(folder.resolve("never")));
    try (Supervisor supervisor = supervisor()) {
      assertThatThrownBy(() -> supervisor.start(List.of(child)))
          .hasMessageContaining("broken ended while it started")
          .hasMessageContaining("broken.log");
    }
    assertThat(folder.resolve("logs").resolve("broken.log")).hasContent("why");
    assertThat(said).noneMatch(line -> line.contains("started again"));
  }

  @Test
  void whatAKilledSupervisorLeftRunningIsEnded() throws IOException {
    Process left = Sitter.named("left", folder).prepared().start();
    await().atMost(PATIENCE).until(() -> Files.exists(folder.resolve("left.ready")));
    PidFile.write(folder.resolve("run"), "left", left.toHandle());

    try (Supervisor supervisor = supervisor()) {
      supervisor.endLeftovers();
    }

    assertThat(left.isAlive()).isFalse();
    assertThat(said).contains("Ended what an earlier run left: left");
  }

  @Test
  void aProcessThatHasTheNumberOfAnEarlierChildIsLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("run"));
    long own = ProcessHandle.current().pid();
    Files.writeString(folder.resolve("run").resolve("other.pid"), own + " 2001-01-01T00:00:00Z");

    try (Supervisor supervisor = supervisor()) {
      supervisor.endLeftovers();
    }

    assertThat(said).isEmpty();
    assertThat(folder.resolve("run")).isEmptyDirectory();
  }

  @Test
  void theWaitBeforeARestartDoublesUpToABoundAndBeginsAnewAfterALongLife() {
    var restarts =
        new Restarts(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofMinutes(1));
    Duration briefly = Duration.ofSeconds(5);

    assertThat(restarts.next(Duration.ZERO, briefly)).isEqualTo(Duration.ofSeconds(1));
    assertThat(restarts.next(Duration.ofSeconds(1), briefly)).isEqualTo(Duration.ofSeconds(2));
    assertThat(restarts.next(Duration.ofSeconds(2), briefly)).isEqualTo(Duration.ofSeconds(3));
    assertThat(restarts.next(Duration.ofSeconds(3), Duration.ofHours(1)))
        .isEqualTo(Duration.ofSeconds(1));
  }

  private Supervisor supervisor() {
    return new Supervisor(folder, Sitter.AT_ONCE, said::add);
  }

  private static ProcessHandle only(Supervisor supervisor) {
    return supervisor.processes().values().iterator().next();
  }
}
