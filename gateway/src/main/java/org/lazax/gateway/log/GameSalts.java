package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.Salts;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;
import org.lazax.log.salt.SaltKeys;

/**
 * The salts of games. The seed stays with the services: they hand over the key of the salts, by
 * which lines are shown and no die can be foreseen.
 */
@ApplicationScoped
class GameSalts {
  private static final Logger LOG = Logger.getLogger(GameSalts.class);
  private static final Duration SOON = Duration.ofSeconds(2);

  private final List<SaltKeys> services;
  private final Map<GameId, Salts> opened = Collections.synchronizedMap(new Recent());

  GameSalts(Config config) {
    this.services =
        Arrays.stream(Service.values())
            .map(service -> ServiceClients.of(config, service).build(SaltKeys.class))
            .toList();
  }

  /** The salts of a game, from the first service that is there. */
  Uni<Salts> of(GameId game, String sealedSeed) {
    Salts known = opened.get(game);
    if (known != null) {
      return Uni.createFrom().item(known);
    }
    SaltKeys.Sealed sealed = new SaltKeys.Sealed(game.value(), sealedSeed);
    Uni<SaltKeys.SaltKey> key = services.getFirst().open(sealed);
    for (SaltKeys other : services.subList(1, services.size())) {
      key = key.onFailure().recoverWithUni(() -> other.open(sealed));
    }
    return key.map(handed -> Salts.under(Base64.getDecoder().decode(handed.key())))
        .invoke(salts -> opened.put(game, salts))
        .onFailure()
        .transform(GameSalts::away);
  }

  private static Throwable away(Throwable e) {
    LOG.warnf("no service hands over a salt key: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the log cannot be shown just now", SOON);
  }

  /** The games whose salts were needed last. */
  private static final class Recent extends LinkedHashMap<GameId, Salts> {
    private static final long serialVersionUID = 1;
    private static final int MOST = 10_000;

    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<GameId, Salts> eldest) {
      return size() > MOST;
    }
  }
}
