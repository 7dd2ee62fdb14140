package org.lazax.kafka.reads;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** The read model of a game. Written by checkpoints alone, so here it is never changed. */
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

  /** JSON, as the service told it. */
  @Column(nullable = false)
  public String view = "{}";
}
