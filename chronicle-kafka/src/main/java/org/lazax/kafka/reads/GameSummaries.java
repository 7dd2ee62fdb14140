package org.lazax.kafka.reads;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.quarkus.hibernate.reactive.panache.common.WithSession;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** The summaries of this service's games. */
@ApplicationScoped
public class GameSummaries implements PanacheRepositoryBase<GameSummary, String> {

  /**
   * A page of the listed games and of some others, ordered by id.
   *
   * @param after the id before the first
   * @param max how many at most
   * @param also ids of games that are included although they are not listed
   */
  @WithSession
  public Uni<List<GameSummary>> listed(
      String after, Optional<String> status, int max, List<String> also) {
    return find(
            "(listed = true or game in ?1) and game > ?2 and (?3 = '' or status = ?3)"
                + " order by game",
            also,
            after,
            status.orElse(""))
        .page(0, max)
        .list();
  }

  /**
   * Reads a game in a session of its own, so that the result is not from the cache of an older
   * session.
   */
  @WithSession
  public Uni<Optional<GameSummary>> read(String game) {
    return findById(game).map(Optional::ofNullable);
  }
}
