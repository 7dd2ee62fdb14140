package org.lazax.kafka.reads;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.quarkus.hibernate.reactive.panache.common.WithSession;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Realm;

/** The summaries of this service's games. */
@ApplicationScoped
public class GameSummaries implements PanacheRepositoryBase<GameSummary, String> {

  /**
   * A page of the listed games of a realm and of some others, ordered by id.
   *
   * @param after the id before the first
   * @param max how many at most
   * @param also ids of games that are included although they are not listed
   */
  @WithSession
  public Uni<List<GameSummary>> listed(
      Realm realm, String after, Optional<String> status, int max, List<String> also) {
    return find(
            "realm = ?1 and (listed = true or game in ?2) and game > ?3"
                + " and (?4 = '' or status = ?4) order by game",
            realm,
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
