package org.lazax.map.adapter;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.reads.GamesResource;
import org.lazax.map.adapter.picture.GalaxyPicture;
import org.lazax.map.adapter.picture.Scene;
import org.lazax.map.state.MapState;
import org.lazax.table.Table;

/** The galaxy of a game as a picture. Only the gateway calls it. */
@Path("/internal/" + GalaxyPictureResource.SERVICE + "/games/{game}/picture")
public class GalaxyPictureResource {
  static final String SERVICE = "map-service";

  private final GamesResource games;
  private final ObjectMapper json;

  GalaxyPictureResource(GamesResource games, ServiceBinding<MapState, Table> binding) {
    this.games = games;
    this.json = binding.decider().wire().json();
  }

  /** The galaxy as in the view of the same commit. */
  @GET
  @Produces(GalaxyPicture.MEDIA_TYPE)
  public Uni<String> one(
      @RestPath String game,
      @QueryParam("atLeast") @DefaultValue("0") long atLeast,
      @QueryParam("at") Optional<Long> at) {
    return games.one(SERVICE, game, atLeast, at).map(this::draw);
  }

  private String draw(GameAnswer answer) {
    try {
      return GalaxyPicture.of(json.readValue(answer.view(), Scene.class));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no scene in the view of " + answer.id(), e);
    }
  }
}
