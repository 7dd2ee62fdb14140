package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** While the database is away, no process ends and no answer is lost. */
@OnPlatform
final class OutageTest {
  private static final Duration AWAY = Duration.ofSeconds(3);

  @Test
  void noProcessEndsAndAllAnswersStand(LivePlatform platform) throws InterruptedException {
    List<String> told = new ArrayList<>();

    platform.outage(new Outage.Plan(12, 1, 4, 2, AWAY, Duration.ofMinutes(2)), told::add);

    assertThat(told)
        .anySatisfy(line -> assertThat(line).startsWith("The database is back after 3.0 s"))
        .last()
        .asString()
        .contains("none lost, doubled or changed");
  }
}
