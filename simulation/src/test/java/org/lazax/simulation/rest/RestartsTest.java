package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Services that are started again carry out no command of past days, and lose no answer. */
@OnPlatform
final class RestartsTest {
  @Test
  void nothingOfPastDaysIsCarriedOutAndAllAnswersStand(LivePlatform platform)
      throws InterruptedException {
    List<String> told = new CopyOnWriteArrayList<>();
    var written = new CountDownLatch(1);
    var plan = new Restarts.Plan(8, 4_000, 13, 4, 3, Duration.ZERO);
    var restarts =
        new Restarts(
            platform.gateway(),
            platform.kafka(),
            plan,
            line -> {
              told.add(line);
              if (line.contains("4000 commands of 13 days are in the topics")) {
                written.countDown();
              }
            });

    var players =
        CompletableFuture.runAsync(restarts::run).whenComplete((_, _) -> written.countDown());
    written.await();
    platform.kill("solo");
    players.join();

    assertThat(told).last().asString().contains("none lost, doubled or changed, and no others");
  }
}
