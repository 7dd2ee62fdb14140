package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.Salts;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;
import org.lazax.log.salt.SaltKeys;

/**
 * The salts of games. The gateway gets only the salt key from the services and not the seed. With
 * the salt key it can show lines, but it cannot foresee random numbers.
 */
@ApplicationScoped
class GameSalts {
  private static final Logger LOG = Logger.getLogger(GameSalts.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

  private final List<SaltKeys> services;
  private final Map<GameId, Salts> cache = Collections.synchronizedMap(new Cache());

  GameSalts(Config config) {
    this.services =
        Realm.GAMES.services().stream()
            .map(service -> ServiceClients.of(config, service).build(SaltKeys.class))
            .toList();
  }

  /** The salts of a game, from the first service that answers. */
  Uni<Salts> of(GameId game, String sealedSeed) {
    Salts known = cache.get(game);
    if (known != null) {
      return Uni.createFrom().item(known);
    }
    SaltKeys.Sealed sealed = new SaltKeys.Sealed(game.value(), sealedSeed);
    Uni<SaltKeys.SaltKey> key = services.getFirst().open(sealed);
    for (SaltKeys other : services.subList(1, services.size())) {
      key = key.onFailure().recoverWithUni(() -> other.open(sealed));
    }
    return key.map(handed -> Salts.under(Base64.getDecoder().decode(handed.key())))
        .invoke(salts -> cache.put(game, salts))
        .onFailure()
        .transform(GameSalts::unavailable);
  }

  private static Throwable unavailable(Throwable e) {
    LOG.warnf("no service answers with a salt key: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the log is not available at the moment", RETRY_AFTER);
  }

  /** The salts of the games that were used last. */
  private static final class Cache extends LinkedHashMap<GameId, Salts> {
    private static final long serialVersionUID = 1;
    private static final int MAX_GAMES = 10_000;

    Cache() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<GameId, Salts> eldest) {
      return size() > MAX_GAMES;
    }
  }
}
