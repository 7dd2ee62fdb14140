package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.HexFormat;

/** The public key with which exports are signed. A verifier compares it with the key in a file. */
@Path("/signing-key")
@Produces(MediaType.APPLICATION_JSON)
class SigningKeyResource {
  private final SigningKeys keys;

  SigningKeyResource(SigningKeys keys) {
    this.keys = keys;
  }

  /**
   * The signing key.
   *
   * @param key X.509 SubjectPublicKeyInfo in hexadecimal, as in the head line of an export
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
