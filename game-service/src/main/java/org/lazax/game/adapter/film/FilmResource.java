package org.lazax.game.adapter.film;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.transport.CommitBundle;

/** The frames of a game. Only the gateway calls it; it knows who may see what. */
@Path("/internal/game-service/games/{game}/frames")
public class FilmResource {
  private final Films films;

  FilmResource(Films films) {
    this.films = films;
  }

  /**
   * The frames as lines of JSON, compressed with gzip.
   *
   * @param from number of the first commit
   * @param to number of the last commit; the response waits for it
   * @param seat the player who looks, and whose hand is shown too; a spectator if empty
   * @param all whether everything is told that happens, hidden events too
   * @param next whether the reader has the view before the first frame
   */
  @GET
  @Produces("application/gzip")
  public Uni<byte[]> frames(
      @RestPath String game,
      @QueryParam("from") long from,
      @QueryParam("to") long to,
      @QueryParam("seat") Optional<String> seat,
      @QueryParam("all") boolean all,
      @QueryParam("next") boolean next) {
    Reel reel = new Reel(new Reel.Show(id(game), new Viewer(all, seat.map(Seat::of))), from, to);
    return films.frames(reel, next);
  }

  /**
   * The frames for a reader who has the view before the first of them. They are made at once if the
   * game was shown to such a reader before; otherwise the response waits for the last commit.
   *
   * @param commits a bundle of the commits from the first to the last
   */
  @POST
  @Consumes("application/octet-stream")
  @Produces("application/gzip")
  public Uni<byte[]> next(
      @RestPath String game,
      @QueryParam("from") long from,
      @QueryParam("to") long to,
      @QueryParam("seat") Optional<String> seat,
      byte[] commits) {
    Viewer viewer = new Viewer(false, seat.map(Seat::of));
    return films.next(
        new Reel(new Reel.Show(id(game), viewer), from, to), CommitBundle.read(commits));
  }

  private static GameId id(String game) {
    try {
      return new GameId(game);
    } catch (IllegalArgumentException e) {
      throw new NotFoundException(e);
    }
  }
}
