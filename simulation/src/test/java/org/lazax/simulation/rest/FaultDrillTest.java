package org.lazax.simulation.rest;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** All games go on and answered commands stand, whatever happens to the platform. */
@OnPlatform
final class FaultDrillTest {
  static final Drill.Plan PLAN =
      new Drill.Plan(8, 1050, 2, Duration.ofMillis(1_500), Duration.ofMinutes(3));

  @Test
  void allGamesGoOnAndAllAnswersStand(@FourServices LivePlatform platform)
      throws InterruptedException {
    platform.drill(PLAN);
  }
}
