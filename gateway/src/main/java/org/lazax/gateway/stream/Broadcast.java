package org.lazax.gateway.stream;

import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.Cancellable;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Gives each item to many readers. It is handed once to each thread that writes to some of them,
 * and not once for each reader. For any thread.
 */
public final class Broadcast<V> {
  private final Multi<Weighed<V>> items;

  /** The readers by the thread that writes to them; empty for whoever has none of its own. */
  private final Map<Optional<Context>, Set<WaitingItems<V>>> readers = new HashMap<>();

  private int count;
  private boolean over;
  private @Nullable Cancellable source;

  /**
   * A broadcast without readers.
   *
   * @param items subscribed to with the first reader, and cancelled with the last one
   */
  public Broadcast(Multi<Weighed<V>> items) {
    this.items = items;
  }

  /** How many readers there are now. */
  public synchronized int count() {
    return count;
  }

  /**
   * Gives a reader all further items, by the thread of this call if it writes to connections.
   *
   * @return whether there can be any; otherwise the reader is left alone
   */
  public boolean join(WaitingItems<V> reader) {
    Optional<Context> thread =
        Optional.ofNullable(Vertx.currentContext()).map(VertxContext::getRootContext);
    synchronized (this) {
      if (over) {
        return false;
      }
      readers.computeIfAbsent(thread, _ -> ConcurrentHashMap.newKeySet()).add(reader);
      count++;
      if (source == null) {
        source =
            items
                .subscribe()
                .with(
                    item -> tell(each -> each.add(item)),
                    failure -> end(each -> each.fail(failure)),
                    () -> end(WaitingItems::complete));
      }
      return true;
    }
  }

  /** Gives a reader no more items. */
  public synchronized void leave(WaitingItems<V> reader) {
    for (Set<WaitingItems<V>> some : readers.values()) {
      if (some.remove(reader)) {
        count--;
      }
    }
    if (count == 0 && source != null) {
      over = true;
      source.cancel();
    }
  }

  private void end(Consumer<WaitingItems<V>> told) {
    synchronized (this) {
      over = true;
    }
    tell(told);
  }

  private void tell(Consumer<WaitingItems<V>> told) {
    List<Map.Entry<Optional<Context>, Set<WaitingItems<V>>>> all;
    synchronized (this) {
      all = List.copyOf(readers.entrySet());
    }
    all.forEach(each ->
        each.getKey()
            .ifPresentOrElse(
                thread -> thread.runOnContext(_ -> each.getValue().forEach(told)),
                () -> each.getValue().forEach(told)));
  }
}
