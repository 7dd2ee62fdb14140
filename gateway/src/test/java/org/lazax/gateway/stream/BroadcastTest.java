package org.lazax.gateway.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.host.MemoryBudget;

/** Each reader gets all items in order, by the thread that writes to it. */
class BroadcastTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final int READERS = 20;
  private static final int ITEMS = 100;

  private final ReaderMemory memory = new ReaderMemory(new MemoryBudget(1_000_000));
  private final UnicastProcessor<Weighed<String>> source = UnicastProcessor.create();
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final Broadcast<String> broadcast =
      new Broadcast<>(source.onCancellation().invoke(() -> cancelled.set(true)));

  @Test
  void everyReaderGetsAllItemsByItsOwnThread() throws Exception {
    Vertx vertx = Vertx.vertx();
    try {
      Map<WaitingItems<String>, Thread> threads = new HashMap<>();
      Map<WaitingItems<String>, Set<Thread>> given = new ConcurrentHashMap<>();
      List<AssertSubscriber<String>> readers = new ArrayList<>();
      for (int i = 0; i < READERS; i++) {
        CompletableFuture<Thread> joined = new CompletableFuture<>();
        WaitingItems<String> reader = memory.waiting(broadcast::leave);
        // Each thread that is none of Vert.x gets a context of its own.
        Thread.ofVirtual()
            .start(() ->
                vertx
                    .getOrCreateContext()
                    .runOnContext(_ -> {
                      broadcast.join(reader);
                      joined.complete(Thread.currentThread());
                    }));
        threads.put(reader, joined.get());
        readers.add(
            reader
                .items()
                .onItem()
                .invoke(() ->
                    given
                        .computeIfAbsent(reader, _ -> ConcurrentHashMap.newKeySet())
                        .add(Thread.currentThread()))
                .subscribe()
                .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE)));
      }
      List<String> sent = new ArrayList<>();
      for (int i = 0; i < ITEMS; i++) {
        sent.add("item " + i);
        source.onNext(memory.weighed("item " + i, 1));
      }
      source.onComplete();

      assertThat(broadcast.count()).isEqualTo(READERS);
      readers.forEach(
          reader -> assertThat(reader.awaitCompletion(TIMEOUT).getItems()).isEqualTo(sent));
      assertThat(new HashSet<>(threads.values())).as("several threads").hasSizeGreaterThan(1);
      threads.forEach((reader, thread) -> assertThat(given.get(reader)).containsExactly(thread));
    } finally {
      vertx.close();
    }
  }

  @Test
  void nobodyJoinsAfterTheEnd() {
    WaitingItems<String> early = memory.waiting(broadcast::leave);
    assertThat(broadcast.join(early)).isTrue();
    source.onComplete();

    assertThat(broadcast.join(memory.waiting(broadcast::leave))).isFalse();
    early.items().subscribe().withSubscriber(AssertSubscriber.create(1)).assertCompleted();
  }

  @Test
  void theLastReaderThatLeavesEndsIt() {
    WaitingItems<String> one = memory.waiting(broadcast::leave);
    WaitingItems<String> other = memory.waiting(broadcast::leave);
    broadcast.join(one);
    broadcast.join(other);

    one.leave();
    assertThat(cancelled).isFalse();
    assertThat(broadcast.count()).isEqualTo(1);
    other.leave();

    assertThat(cancelled).isTrue();
    assertThat(broadcast.join(memory.waiting(broadcast::leave))).isFalse();
  }
}
