package org.lazax.simulation.rest;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The platform whose services share one process loses nothing either. */
@OnPlatform
final class SoloFaultDrillTest {
  @Test
  void aGameIsPlayedToItsEndAlthoughEveryProcessIsKilled(LivePlatform platform) {
    new FaultDrill()
        .playAndKill(
            platform,
            List.of(
                List.of("solo"),
                List.of("gateway"),
                List.of("kafka"),
                List.of("solo", "postgres")));
  }
}
