package org.lazax.simulation.rest;

import org.junit.jupiter.api.Test;

/** A game continues after every process is killed, and answered commands are never lost. */
@OnPlatform
final class FaultDrillTest {
  @Test
  void aGameIsPlayedToItsEndAlthoughEveryProcessIsKilled(LivePlatform platform) {
    new FaultDrill()
        .playAndKill(
            platform,
            "map-service",
            "gateway",
            "kafka",
            "game-service",
            "postgres",
            "combat-service",
            "agenda-service");
  }
}
