package org.lazax.gateway.game;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/**
 * An invitation to a private game. A caller who sends its secret may read the game and take a seat.
 */
@Entity
@Table(name = "invitation")
public class Invitation {
  @Id public String id = "";

  @Column(nullable = false)
  public String game = "";

  /** SHA-256 of the secret, in hexadecimal. */
  @Column(name = "secret_hash", nullable = false)
  public String secretHash = "";

  @Column(name = "created_by", nullable = false)
  public String createdBy = "";

  @Column(name = "created_at", nullable = false)
  public Instant createdAt = Instant.EPOCH;

  /** From this time the invitation is not valid. */
  @Column(name = "expires_at", nullable = false)
  public Instant expiresAt = Instant.EPOCH;
}
