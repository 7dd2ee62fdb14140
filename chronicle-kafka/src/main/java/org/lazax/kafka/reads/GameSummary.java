package org.lazax.kafka.reads;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Realm;

/**
 * The summary of a game, by which lists find it. Checkpoints write it with SQL; this entity is
 * read-only.
 */
@Entity
@Immutable
@Table(name = "game_summary")
public class GameSummary {
  @Id public String game = "";

  @Enumerated(EnumType.STRING)
  @Column(nullable = false)
  public Realm realm = Realm.GAMES;

  @Column(nullable = false)
  public long seq;

  @Column(nullable = false)
  public boolean listed;

  @Column(nullable = false)
  public String name = "";

  @Column(nullable = false)
  public String status = "";

  @Column(nullable = false)
  public int round;

  @Column public @Nullable String winner;
}
