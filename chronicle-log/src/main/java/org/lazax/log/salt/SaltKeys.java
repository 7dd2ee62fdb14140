package org.lazax.log.salt;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/**
 * The internal REST interface by which the gateway gets the key of a game's salts from a service.
 * The random numbers cannot be computed from the key; the seed stays with the services.
 */
@Path("/internal/salt-keys")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface SaltKeys {
  /** A game and its sealed seed from the genesis. */
  record Sealed(String game, String sealedSeed) {}

  /** The key: 32 bytes in Base64. */
  record SaltKey(String key) {}

  /** Returns the key; status 400 if the seed was not sealed by this platform for this game. */
  @POST
  Uni<SaltKey> open(Sealed sealed);
}
