package org.lazax.gateway.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** Somebody who plays. Nothing of it is in the chronicle. */
@Entity
@Table(name = "account")
public class Account {
  @Id public String id = "";

  @Column(nullable = false)
  public String name = "";

  @Column(name = "created_at", nullable = false)
  public Instant createdAt = Instant.EPOCH;
}
