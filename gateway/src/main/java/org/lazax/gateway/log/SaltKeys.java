package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

/** Where services hand over the key of a game's salts. */
@Path("/internal/salt-keys")
@Consumes(MediaType.APPLICATION_JSON)
interface SaltKeys {
  /** A game and its seed, sealed as the genesis tells it. */
  record Sealed(String game, String sealedSeed) {}

  /** 32 bytes in base 64. */
  record SaltKey(String key) {}

  @POST
  Uni<SaltKey> open(Sealed sealed);
}
