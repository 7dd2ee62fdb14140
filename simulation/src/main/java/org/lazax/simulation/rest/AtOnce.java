package org.lazax.simulation.rest;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Work of which some is done at the same time. */
final class AtOnce {
  private AtOnce() {}

  /**
   * Does all work and returns what comes of it, in order.
   *
   * @param most how much at the same time
   * @param count how much there is
   */
  static <T> List<T> all(int most, int count, IntFunction<T> work) {
    try (ExecutorService threads = Executors.newFixedThreadPool(most)) {
      return IntStream.range(0, count)
          .mapToObj(at -> CompletableFuture.supplyAsync(() -> work.apply(at), threads))
          .toList()
          .stream()
          .map(CompletableFuture::join)
          .toList();
    }
  }

  /**
   * Does something with each of these.
   *
   * @param most with how many at the same time
   */
  static <T> void each(int most, List<T> these, Consumer<? super T> work) {
    all(
        most,
        these.size(),
        at -> {
          T one = these.get(at);
          work.accept(one);
          return one;
        });
  }
}
