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
import org.lazax.kafka.HostedServices;
import org.lazax.kafka.ServiceBinding;

/** The internal REST resource from which the gateway reads the views of the services. */
@Path("/internal/{service}/games")
public class GamesResource {
  private static final int MAX_PAGE = 200;

  private final HostedServices services;
  private final GameSummaries rows;
  private final LiveGames live;
  private final PastViews past;

  GamesResource(HostedServices services, GameSummaries rows, LiveGames live, PastViews past) {
    this.services = services;
    this.rows = rows;
    this.live = live;
    this.past = past;
  }

  /**
   * The listed games, ordered by id.
   *
   * @param also ids of games that are included although they are not listed
   */
  @GET
  public Uni<List<GameInList>> list(
      @QueryParam("after") @DefaultValue("") String after,
      @QueryParam("status") Optional<String> status,
      @QueryParam("limit") @DefaultValue("50") int limit,
      @QueryParam("also") List<String> also) {
    return rows.listed(after, status, Math.clamp(limit, 1, MAX_PAGE), also)
        .map(views -> views.stream().map(GameInList::of).toList());
  }

  /**
   * One game.
   *
   * @param atLeast number of a commit that the view must have; the response waits for it
   * @param at number of the commit after which the game is shown; the response waits for it. A past
   *     commit is folded again from the rows
   */
  @GET
  @Path("/{game}")
  public Uni<GameAnswer> one(
      @RestPath String service,
      @RestPath String game,
      @QueryParam("atLeast") @DefaultValue("0") long atLeast,
      @QueryParam("at") Optional<Long> at) {
    ServiceBinding<?, ?> binding = services.named(service).orElseThrow(NotFoundException::new);
    GameId id = id(game);
    return current(binding, id, Math.max(atLeast, at.orElse(0L)))
        .chain(current ->
            at.filter(seq -> seq != current.seq())
                .map(seq -> past.at(binding, id, seq))
                .orElseGet(() -> Uni.createFrom().item(current)));
  }

  private static GameId id(String game) {
    try {
      return new GameId(game);
    } catch (IllegalArgumentException e) {
      throw new NotFoundException(e);
    }
  }

  /** The view from memory, or from the rows if the game is not in the memory of this instance. */
  private Uni<GameAnswer> current(ServiceBinding<?, ?> service, GameId game, long atLeast) {
    return live.view(service.service(), game, atLeast)
        .chain(found ->
            found
                .map(answer -> Uni.createFrom().item(answer))
                .orElseGet(() -> stored(service, game, atLeast)));
  }

  private Uni<GameAnswer> stored(ServiceBinding<?, ?> service, GameId game, long atLeast) {
    return ReadRetry.STANDARD
        .until(
            (Optional<GameSummary> view) ->
                atLeast <= 0 || view.filter(v -> v.seq >= atLeast).isPresent(),
            () -> rows.read(game.value()))
        .map(view -> view.orElseThrow(NotFoundException::new))
        .chain(view -> past.at(service, game, view.seq));
  }
}
