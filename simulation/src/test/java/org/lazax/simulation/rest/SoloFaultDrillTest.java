package org.lazax.simulation.rest;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The platform whose services share one process loses nothing either. */
@OnPlatform
final class SoloFaultDrillTest {
  static final Drill.Plan PLAN =
      new Drill.Plan(7, 4289, 2, Duration.ofMillis(1_500), Duration.ofMinutes(3));

  @Test
  void allGamesGoOnAndAllAnswersStand(LivePlatform platform) throws InterruptedException {
    platform.drill(PLAN);
  }
}
