package org.lazax.kafka.reads;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.quarkus.hibernate.reactive.panache.common.WithSession;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** The read models of this service's games. */
@ApplicationScoped
public class GameViewRows implements PanacheRepositoryBase<GameView, String> {

  /** Listed games after this id, and these others, in the order of their ids. */
  @WithSession
  public Uni<List<GameView>> listed(
      String after, Optional<String> status, int most, List<String> also) {
    return find(
            "(listed = true or game in ?1) and game > ?2 and (?3 = '' or status = ?3)"
                + " order by game",
            also,
            after,
            status.orElse(""))
        .page(0, most)
        .list();
  }

  /** In a session of its own: what it reads is as new as the call. */
  @WithSession
  public Uni<Optional<GameView>> read(String game) {
    return findById(game).map(Optional::ofNullable);
  }
}
