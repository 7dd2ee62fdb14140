package org.lazax.kafka.reads;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** The read model of a game. Checkpoints write it with SQL; this entity is read-only. */
@Entity
@Immutable
@Table(name = "game_view")
public class GameView {
  @Id public String game = "";

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

  /** The service's view, as JSON. */
  @Column(nullable = false)
  public String view = "{}";
}
