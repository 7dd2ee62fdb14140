package org.lazax.simulation.rest;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The platform whose services share one process loses nothing either. It has the drill alone. */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class SoloFaultDrillTest {
  @Test
  void aGameIsPlayedToItsEndAlthoughEveryProcessIsKilled(@Solo LivePlatform platform) {
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
