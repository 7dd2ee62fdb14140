package org.lazax.game.adapter.printed;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.components.StandardRules;

/** The components of rulesets as they are printed. Only the gateway calls it. */
@Path("/internal/game-service/catalog/{ruleset}")
@Produces(MediaType.APPLICATION_JSON)
public class PrintedResource {

  @GET
  public byte[] all(@RestPath String ruleset) {
    return bytes(named(ruleset));
  }

  @GET
  @Path("/{kind}")
  public byte[] kind(@RestPath String ruleset, @RestPath String kind) {
    return bytes(named(ruleset).flatMap(printed -> printed.only(kind)));
  }

  private static Optional<PrintedRuleset> named(String ruleset) {
    return PrintedRuleset.named(ruleset, StandardRules.BOOK);
  }

  private static byte[] bytes(Optional<PrintedRuleset> printed) {
    return printed.orElseThrow(NotFoundException::new).json();
  }
}
