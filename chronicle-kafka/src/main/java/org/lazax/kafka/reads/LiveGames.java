package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.kafka.Asked;

/** The games that this instance has in memory. */
public interface LiveGames {
  /**
   * What a service answers about a game from memory, once it has reached this commit. Empty if the
   * game is not in memory here, or does not get there in time.
   *
   * @param atLeast number of the commit
   */
  Uni<Optional<GameAnswer>> view(Service service, GameId game, Asked asked, long atLeast);
}
