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

  /** Listed games after this id, in the order of their ids. */
  @WithSession
  public Uni<List<GameView>> listed(String after, Optional<String> status, int most) {
    return status
        .map(s -> find("listed = true and game > ?1 and status = ?2 order by game", after, s))
        .orElseGet(() -> find("listed = true and game > ?1 order by game", after))
        .page(0, most)
        .list();
  }

  /** In a session of its own: what it reads is as new as the call. */
  @WithSession
  public Uni<Optional<GameView>> read(String game) {
    return findById(game).map(Optional::ofNullable);
  }
}
