package org.lazax.simulation.rest;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The platform whose services share one process loses nothing either. */
@OnPlatform
final class SoloFaultDrillTest {
  @Test
  void allGamesGoOnAndAllAnswersStand(LivePlatform platform) throws InterruptedException {
    platform.drill(new Drill.Plan(10, 34, 2, Duration.ofMillis(1_500), Duration.ofMinutes(3)));
  }
}
