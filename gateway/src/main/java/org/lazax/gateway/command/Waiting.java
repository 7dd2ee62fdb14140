package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** Those who wait for something known by a key. For any thread. */
final class Waiting<K, V> {
  private final Map<K, Set<Expectation<V>>> waiting = new ConcurrentHashMap<>();

  /** Waits from now on, not from the subscription; whoever gives up cancels. */
  Uni<V> expect(K key) {
    Expectation<V> expected = new Expectation<>();
    waiting.compute(
        key,
        (_, known) -> {
          Set<Expectation<V>> all = known == null ? ConcurrentHashMap.newKeySet() : known;
          all.add(expected);
          return all;
        });
    return Uni.createFrom()
        .completionStage(expected.future)
        .onTermination()
        .invoke(() -> forget(key, expected));
  }

  /** Tells all who wait for it; nobody may. */
  void tell(K key, V value) {
    waiting.getOrDefault(key, Set.of()).forEach(expected -> expected.future.complete(value));
  }

  boolean isExpected(K key) {
    return waiting.containsKey(key);
  }

  /** How many keys are waited for. */
  int count() {
    return waiting.size();
  }

  private void forget(K key, Expectation<V> expected) {
    waiting.computeIfPresent(
        key,
        (_, all) -> {
          all.remove(expected);
          return all.isEmpty() ? null : all;
        });
  }

  /** One who waits; no two are the same. */
  private static final class Expectation<V> {
    final CompletableFuture<V> future = new CompletableFuture<>();
  }
}
