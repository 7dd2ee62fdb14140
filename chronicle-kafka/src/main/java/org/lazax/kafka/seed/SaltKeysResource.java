package org.lazax.kafka.seed;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.ws.rs.BadRequestException;
import java.util.Base64;
import org.lazax.chronicle.commit.GameId;
import org.lazax.log.salt.SaltKeys;

/** Opens sealed seeds and returns only the keys of the salts. */
@Singleton
public class SaltKeysResource implements SaltKeys {
  private final PlatformSeeds seeds;

  SaltKeysResource(PlatformSeeds seeds) {
    this.seeds = seeds;
  }

  @Override
  public Uni<SaltKey> open(Sealed sealed) {
    return Uni.createFrom().item(() -> key(sealed));
  }

  private SaltKey key(Sealed sealed) {
    try {
      byte[] key = seeds.saltKey(new GameId(sealed.game()), sealed.sealedSeed());
      return new SaltKey(Base64.getEncoder().encodeToString(key));
    } catch (IllegalArgumentException e) {
      throw new BadRequestException("this seed was not sealed by this platform for this game", e);
    }
  }
}
