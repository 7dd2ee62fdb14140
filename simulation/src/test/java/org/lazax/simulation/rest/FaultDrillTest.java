package org.lazax.simulation.rest;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A game continues after every process is killed, and answered commands are never lost. */
@OnPlatform
final class FaultDrillTest {
  @Test
  void aGameIsPlayedToItsEndAlthoughEveryProcessIsKilled(@FourServices LivePlatform platform) {
    new FaultDrill()
        .playAndKill(
            platform,
            List.of(
                List.of("map-service", "combat-service"),
                List.of("gateway"),
                List.of("kafka"),
                List.of("game-service", "agenda-service"),
                List.of("postgres")));
  }
}
