package org.lazax.gateway.log;

import jakarta.ws.rs.Path;

/** The log of a game. */
@Path("/games/{game}/log")
@OpenLog.Opened
class LogResource extends LogEndpoints {
  LogResource(LogStreams streams, OpenLog open) {
    super(streams, open);
  }
}
