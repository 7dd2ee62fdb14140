package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import java.time.Duration;

/** Keeps streams alive in which nothing happens for a while. */
public final class KeepAlive {
  private KeepAlive() {}

  /** Adds a signal at the start and in regular intervals until the items end. */
  public static <V> Multi<V> in(Multi<V> items, V signal, Duration interval) {
    return Multi.createFrom()
        .emitter(emitter -> {
          emitter.emit(signal);
          var ticks =
              Multi.createFrom()
                  .ticks()
                  .startingAfter(interval)
                  .every(interval)
                  .onOverflow()
                  .drop()
                  .subscribe()
                  .with(_ -> emitter.emit(signal));
          var source = items.subscribe().with(emitter::emit, emitter::fail, emitter::complete);
          emitter.onTermination(() -> {
            ticks.cancel();
            source.cancel();
          });
        });
  }
}
