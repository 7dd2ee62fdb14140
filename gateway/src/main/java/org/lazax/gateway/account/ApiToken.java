package org.lazax.gateway.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A stored token, without its secret. */
@Entity
@Table(name = "api_token")
public class ApiToken {
  @Id public String id = "";

  @Column(nullable = false)
  public String account = "";

  /** The token that it was made with, and with which it dies; null for an account's first. */
  @Column(name = "made_with")
  public @Nullable String madeWith;

  /** SHA-256 of the secret, in hexadecimal. */
  @Column(name = "secret_hash", nullable = false)
  public String secretHash = "";

  @Column(nullable = false)
  public String scopes = "";

  @Column(name = "created_at", nullable = false)
  public Instant createdAt = Instant.EPOCH;

  /** Null if the token does not expire. */
  @Column(name = "expires_at")
  public @Nullable Instant expiresAt;

  boolean isExpired(Instant now) {
    return expiresAt != null && !now.isBefore(expiresAt);
  }
}
