package org.lazax.map.adapter;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.lazax.components.StandardRules;
import org.lazax.map.adapter.picture.GalaxyPicture;
import org.lazax.map.adapter.picture.Scene;
import org.lazax.map.analysis.GalaxyAnalysis;
import org.lazax.map.analysis.HypotheticalTable;
import org.lazax.map.analysis.MovementAnalysis;
import org.lazax.rules.ruleset.Rulebook;

/** Analyses of positions that nobody plays. Only the gateway calls it; it writes nothing. */
@Path("/internal/analysis")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class AnalysisResource {
  private static final Rulebook BOOK = StandardRules.BOOK;

  @POST
  @Path("/galaxy")
  public GalaxyAnalysis galaxy(JsonNode body) {
    return GalaxyAnalysis.of(HypotheticalTable.of(body, BOOK));
  }

  @POST
  @Path("/galaxy.svg")
  @Produces(GalaxyPicture.MEDIA_TYPE)
  public String picture(JsonNode body) {
    HypotheticalTable imagined = HypotheticalTable.of(body, BOOK);
    return GalaxyPicture.of(Scene.of(GalaxyAnalysis.of(imagined), imagined.table().catalog()));
  }

  @POST
  @Path("/movement")
  public MovementAnalysis movement(JsonNode body) {
    return MovementAnalysis.of(body, BOOK);
  }
}
