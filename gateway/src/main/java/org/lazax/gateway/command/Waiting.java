package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.log.CallerContext;

/** The waits for values by key. Thread-safe. */
final class Waiting<K, V> {
  private final Map<K, Set<Expectation<V>>> waiting = new ConcurrentHashMap<>();

  /**
   * Waits for the value of this key, from now on and not only from the subscription. The value
   * comes in the context of the caller. Cancelling the subscription ends the wait.
   */
  Uni<V> expect(K key) {
    Expectation<V> expected = new Expectation<>();
    waiting.compute(
        key,
        (_, existing) -> {
          Set<Expectation<V>> all = existing == null ? ConcurrentHashMap.newKeySet() : existing;
          all.add(expected);
          return all;
        });
    return Uni.createFrom()
        .completionStage(expected.future)
        .emitOn(CallerContext.current())
        .onTermination()
        .invoke(() -> remove(key, expected));
  }

  /** Completes all waits for this key. There may be none. */
  void complete(K key, V value) {
    waiting.getOrDefault(key, Set.of()).forEach(expected -> expected.future.complete(value));
  }

  boolean isExpected(K key) {
    return waiting.containsKey(key);
  }

  /** Number of keys that are waited for. */
  int count() {
    return waiting.size();
  }

  private void remove(K key, Expectation<V> expected) {
    waiting.computeIfPresent(
        key,
        (_, all) -> {
          all.remove(expected);
          return all.isEmpty() ? null : all;
        });
  }

  /** One wait. It has no {@code equals}, so that two waits are never the same. */
  private static final class Expectation<V> {
    final CompletableFuture<V> future = new CompletableFuture<>();
  }
}
