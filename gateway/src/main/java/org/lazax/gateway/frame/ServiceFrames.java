package org.lazax.gateway.frame;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** The internal REST interface of game-service for the frames of games. */
@Path("/internal/game-service/games")
interface ServiceFrames {
  /** Lines of JSON, compressed with gzip. The service waits until it has read the last commit. */
  @GET
  @Path("/{game}/frames")
  @Produces("application/gzip")
  Uni<byte[]> frames(
      @RestPath String game,
      @RestQuery long from,
      @RestQuery long to,
      @RestQuery Optional<String> seat,
      @RestQuery boolean all,
      @RestQuery boolean next);

  /**
   * The same for readers who have the view before the first frame, with the commits from the first
   * to the last: the service need not wait until it has saved them.
   *
   * @param commits a bundle
   */
  @POST
  @Path("/{game}/frames")
  @Consumes("application/octet-stream")
  @Produces("application/gzip")
  Uni<byte[]> next(
      @RestPath String game,
      @RestQuery long from,
      @RestQuery long to,
      @RestQuery Optional<String> seat,
      byte[] commits);
}
