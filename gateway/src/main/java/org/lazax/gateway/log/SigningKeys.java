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
 * The platform's Ed25519 key pair, by which it vouches for exported logs. Drawn once, kept in the
 * database, the same for all instances.
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
        .item(SigningKeys::draw)
        .chain(drawn ->
            pool.preparedQuery(
                    "insert into signing_key (id, private_key, public_key) values (1, $1, $2)"
                        + " on conflict do nothing")
                .execute(
                    Tuple.of(
                        Buffer.buffer(drawn.getPrivate().getEncoded()),
                        Buffer.buffer(drawn.getPublic().getEncoded()))))
        .chain(() -> pool.query("select private_key, public_key from signing_key").execute())
        .map(SigningKeys::read);
  }

  private static KeyPair draw() {
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
      throw new IllegalStateException("the kept signing key is none", e);
    }
  }
}
