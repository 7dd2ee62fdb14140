package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class KillsTest {
  private static final int SIGKILLED = 128 + 9;

  private final List<Process> started = new ArrayList<>();
  @TempDir private Path home;

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
  }

  @Test
  void eachProcessIsKilledOnceDuringTheGames() throws IOException, InterruptedException {
    Process kafka = process("kafka");
    Process solo = process("solo");
    List<String> lines = new ArrayList<>();
    Kills kills = Kills.of(home, 8, lines::add);

    kills.gameEnded();
    assertThat(lines).isEmpty();
    kills.gameEnded();
    assertThat(kafka.waitFor()).isEqualTo(SIGKILLED);
    assertThat(solo.isAlive()).isTrue();
    Process again = process("kafka");
    kills.gameEnded();
    kills.gameEnded();
    assertThat(solo.waitFor()).isEqualTo(SIGKILLED);
    for (int game = 5; game <= 8; game++) {
      kills.gameEnded();
    }

    assertThat(again.isAlive()).isTrue();
    assertThat(lines).containsExactly("Killed kafka after 2 games.", "Killed solo after 4 games.");
  }

  @Test
  void aFolderWithoutPlatformAndTooFewGamesAreRefused() throws IOException {
    refusesToKillIn(home);
    Process kafka = process("kafka");
    process("solo");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Kills.of(home, 2, _ -> {}))
        .withMessage("a cup of 2 games is too short to kill 2 processes");
    // Another process has the id of one that ended long ago.
    Files.writeString(home.resolve("run/kafka.pid"), kafka.pid() + " 2026-11-27T00:00:00Z");
    refusesToKillIn(home);
  }

  private static void refusesToKillIn(Path home) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Kills.of(home, 8, _ -> {}))
        .withMessageStartingWith("no platform runs in ");
  }

  /** A process that does nothing, recorded as {@code ./lazax up} records its processes. */
  private Process process(String name) throws IOException {
    Process process = new ProcessBuilder("sleep", "300").start();
    started.add(process);
    Path run = Files.createDirectories(home.resolve("run"));
    Files.writeString(run.resolve(name + ".pid"), process.pid() + " " + Instant.now());
    return process;
  }
}
