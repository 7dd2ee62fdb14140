package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;

/**
 * The platform's Ed25519 key pair, which signs exports. It is generated once and stored in the
 * database, so that all instances have the same.
 */
@ApplicationScoped
class SigningKeys {
  static final String ALGORITHM = "Ed25519";

  private final Uni<KeyPair> keys;

  SigningKeys(Pool pool) {
    this.keys =
        load(pool)
            .onFailure()
            .retry()
            .withBackOff(Duration.ofMillis(100), Duration.ofSeconds(2))
            .indefinitely()
            .memoize()
            .indefinitely();
  }

  Uni<KeyPair> keys() {
    return keys;
  }

  private static Uni<KeyPair> load(Pool pool) {
    return Uni.createFrom()
        .item(SigningKeys::generate)
        .chain(generated ->
            pool.preparedQuery(
                    "insert into signing_key (id, private_key, public_key) values (1, $1, $2)"
                        + " on conflict do nothing")
                .execute(
                    Tuple.of(
                        Buffer.buffer(generated.getPrivate().getEncoded()),
                        Buffer.buffer(generated.getPublic().getEncoded()))))
        .chain(() -> pool.query("select private_key, public_key from signing_key").execute())
        .map(SigningKeys::read);
  }

  private static KeyPair generate() {
    try {
      return KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no Ed25519", e);
    }
  }

  private static KeyPair read(RowSet<Row> rows) {
    Row row = rows.iterator().next();
    try {
      KeyFactory factory = KeyFactory.getInstance(ALGORITHM);
      return new KeyPair(
          factory.generatePublic(new X509EncodedKeySpec(row.getBuffer("public_key").getBytes())),
          factory.generatePrivate(
              new PKCS8EncodedKeySpec(row.getBuffer("private_key").getBytes())));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the stored signing key is invalid", e);
    }
  }
}
