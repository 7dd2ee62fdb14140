package org.lazax.gateway.log;

import jakarta.ws.rs.Path;

/** The log of a tournament. */
@Path("/tournaments/{tournament}/log")
@OpenLog.Opened
class TournamentLogResource extends LogEndpoints {
  TournamentLogResource(LogStreams streams, OpenLog open) {
    super(streams, open);
  }
}
