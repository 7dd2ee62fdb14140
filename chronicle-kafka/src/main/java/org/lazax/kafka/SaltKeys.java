package org.lazax.kafka;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Base64;
import org.lazax.chronicle.commit.GameId;

/**
 * Hands the gateway the key of a game's salts, which says nothing about its dice: the seed stays
 * with the services. Inside the platform only.
 */
@Path("/internal/salt-keys")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class SaltKeys {
  private final PlatformSeeds seeds;

  SaltKeys(PlatformSeeds seeds) {
    this.seeds = seeds;
  }

  /** A game and its seed, sealed as the genesis tells it. */
  public record Sealed(String game, String sealedSeed) {}

  /** 32 bytes in base 64. */
  public record SaltKey(String key) {}

  @POST
  public SaltKey open(Sealed sealed) {
    try {
      byte[] key = seeds.saltKey(new GameId(sealed.game()), sealed.sealedSeed());
      return new SaltKey(Base64.getEncoder().encodeToString(key));
    } catch (IllegalArgumentException e) {
      throw new BadRequestException("not sealed here for this game", e);
    }
  }
}
