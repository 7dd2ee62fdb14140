package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.HexFormat;

/** The public key that vouches for exported logs: what a verifier compares a file's key with. */
@Path("/signing-key")
@Produces(MediaType.APPLICATION_JSON)
class SigningKeyResource {
  private final SigningKeys keys;

  SigningKeyResource(SigningKeys keys) {
    this.keys = keys;
  }

  /**
   * @param key X.509 SubjectPublicKeyInfo in hexadecimal, as the head line of an export spells it
   */
  record SigningKey(String algorithm, String key) {}

  @GET
  public Uni<SigningKey> key() {
    return keys.keys()
        .map(pair ->
            new SigningKey(
                SigningKeys.ALGORITHM, HexFormat.of().formatHex(pair.getPublic().getEncoded())));
  }
}
