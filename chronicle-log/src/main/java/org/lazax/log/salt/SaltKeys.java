package org.lazax.log.salt;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/**
 * Where the services hand the gateway the key of a game's salts, which says nothing about its dice:
 * the seed stays with the services. Inside the platform only. A service implements it, the gateway
 * calls it.
 */
@Path("/internal/salt-keys")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface SaltKeys {
  /** A game and its seed, sealed as the genesis tells it. */
  record Sealed(String game, String sealedSeed) {}

  /** 32 bytes in base 64. */
  record SaltKey(String key) {}

  /** The key; status 400 for what was not sealed here for this game. */
  @POST
  Uni<SaltKey> open(Sealed sealed);
}
