package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.commit.GameId;
import org.lazax.kafka.Asked;
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
      @RestPath String service,
      @QueryParam("after") @DefaultValue("") String after,
      @QueryParam("status") Optional<String> status,
      @QueryParam("limit") @DefaultValue("50") int limit,
      @QueryParam("also") List<String> also) {
    ServiceBinding<?, ?> binding = services.named(service).orElseThrow(NotFoundException::new);
    return rows.listed(binding.realm(), after, status, Math.clamp(limit, 1, MAX_PAGE), also)
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
    return answer(service, game, Asked.VIEW, atLeast, at);
  }

  /**
   * The answer to a question about one game. Its parameters are those of the request.
   *
   * @param atLeast as for the view
   * @param at as for the view
   */
  @GET
  @Path("/{game}/questions/{question}")
  public Uni<GameAnswer> answer(
      @RestPath String service,
      @RestPath String game,
      @RestPath String question,
      @QueryParam("atLeast") @DefaultValue("0") long atLeast,
      @QueryParam("at") Optional<Long> at,
      @Context UriInfo address) {
    Map<String, String> parameters = new HashMap<>();
    address.getQueryParameters().forEach((name, values) -> parameters.put(name, values.getFirst()));
    return answer(service, game, new Asked(Optional.of(question), parameters), atLeast, at)
        .onFailure(IllegalArgumentException.class)
        .transform(BadRequestException::new)
        .onFailure(NoSuchElementException.class)
        .transform(NotFoundException::new);
  }

  private Uni<GameAnswer> answer(
      String service, String game, Asked asked, long atLeast, Optional<Long> at) {
    ServiceBinding<?, ?> binding = services.named(service).orElseThrow(NotFoundException::new);
    GameId id = id(game);
    return current(binding, id, asked, Math.max(atLeast, at.orElse(0L)))
        .chain(current ->
            at.filter(seq -> seq != current.seq())
                .map(seq -> past.at(binding, id, asked, seq))
                .orElseGet(() -> Uni.createFrom().item(current)));
  }

  private static GameId id(String game) {
    try {
      return new GameId(game);
    } catch (IllegalArgumentException e) {
      throw new NotFoundException(e);
    }
  }

  /** The answer from memory, or from the rows if the game is not in the memory of this instance. */
  private Uni<GameAnswer> current(
      ServiceBinding<?, ?> service, GameId game, Asked asked, long atLeast) {
    return live.view(service.service(), game, asked, atLeast)
        .chain(found ->
            found
                .map(answer -> Uni.createFrom().item(answer))
                .orElseGet(() -> stored(service, game, asked, atLeast)));
  }

  private Uni<GameAnswer> stored(
      ServiceBinding<?, ?> service, GameId game, Asked asked, long atLeast) {
    return ReadRetry.STANDARD
        .until(
            (Optional<GameSummary> view) ->
                atLeast <= 0 || view.filter(v -> v.seq >= atLeast).isPresent(),
            () -> rows.read(game.value()))
        .map(view -> view.orElseThrow(NotFoundException::new))
        .chain(view -> past.at(service, game, asked, view.seq));
  }
}
