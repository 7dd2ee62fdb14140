package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.commit.GameId;

/** What the gateway reads of this service. Inside the platform only. */
@Path("/internal/games")
public class GamesResource {
  private static final int MOST = 200;

  private final GameViewRows rows;
  private final PastViews past;

  GamesResource(GameViewRows rows, PastViews past) {
    this.rows = rows;
    this.past = past;
  }

  /**
   * Listed games in the order of their ids.
   *
   * @param also others that are told of all the same
   */
  @GET
  public Uni<List<GameInList>> list(
      @QueryParam("after") @DefaultValue("") String after,
      @QueryParam("status") Optional<String> status,
      @QueryParam("limit") @DefaultValue("50") int limit,
      @QueryParam("also") List<String> also) {
    return rows.listed(after, status, Math.clamp(limit, 1, MOST), also)
        .map(views -> views.stream().map(GameInList::of).toList());
  }

  /**
   * One game.
   *
   * @param atLeast wait until the read model has this commit
   * @param at as it stood after this commit, folded again from the rows; waited for alike
   */
  @GET
  @Path("/{game}")
  public Uni<GameAnswer> one(
      @RestPath String game,
      @QueryParam("atLeast") @DefaultValue("0") long atLeast,
      @QueryParam("at") Optional<Long> at) {
    return at.map(seq -> past.at(new GameId(game), seq)).orElseGet(() -> current(game, atLeast));
  }

  private Uni<GameAnswer> current(String game, long atLeast) {
    return ReadRetry.STANDARD
        .until(
            (Optional<GameView> view) ->
                atLeast <= 0 || view.filter(v -> v.seq >= atLeast).isPresent(),
            () -> rows.read(game))
        .map(view -> view.map(GameAnswer::of).orElseThrow(NotFoundException::new));
  }
}
