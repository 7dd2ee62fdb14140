package org.lazax.gateway.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** The account of a person or a program. The chronicle holds no account data. */
@Entity
@Table(name = "account")
public class Account {
  @Id public String id = "";

  @Column(nullable = false)
  public String name = "";

  @Column(name = "created_at", nullable = false)
  public Instant createdAt = Instant.EPOCH;
}
