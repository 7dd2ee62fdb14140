package org.lazax.combat.adapter;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.lazax.combat.odds.Odds;
import org.lazax.combat.odds.OddsAnswer;
import org.lazax.components.StandardRules;
import org.lazax.rules.ruleset.Rulebook;

/** Analyses of combats that nobody plays. Only the gateway calls it; it writes nothing. */
@Path("/internal/analysis")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class AnalysisResource {
  private static final Rulebook BOOK = StandardRules.BOOK;

  @POST
  @Path("/combat")
  @Blocking
  public OddsAnswer combat(JsonNode body) {
    return Odds.of(body, BOOK);
  }
}
