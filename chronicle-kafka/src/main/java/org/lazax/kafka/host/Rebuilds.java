package org.lazax.kafka.host;

import java.util.function.Consumer;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.StoredGame;
import org.lazax.log.LogScan;

/** Reads games of a partition again from the log. This is rare and slow, so each has its thread. */
final class Rebuilds {
  private final LogScan scan;
  private final Realm realm;
  private final Partition partition;

  Rebuilds(LogScan scan, Realm realm, Partition partition) {
    this.scan = scan;
    this.realm = realm;
    this.partition = partition;
  }

  /**
   * Begins to read a game.
   *
   * @param found called with the game, on another thread
   * @param failed called if it cannot be read, also when it is tried again
   */
  void start(HostEffect.Rebuild rebuild, Consumer<StoredGame> found, Consumer<Throwable> failed) {
    Thread.ofVirtual()
        .name("rebuild-" + rebuild.game())
        .start(() -> {
          StoredGame game;
          try {
            game = scan.repeated(realm.topic(), partition, rebuild.game(), rebuild.beforeOffset());
          } catch (Throwable failure) {
            failed.accept(failure);
            return;
          }
          found.accept(game);
        });
  }
}
