package org.lazax.kafka.reads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.lazax.log.reads.ReadWorkers;

/** Games are folded for readers a few at a time. */
class ReadWorkersTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private ReadWorkers workers = new ReadWorkers("lazax-read-", 1, 1, LONG);
  private final CompletableFuture<String> folded = new CompletableFuture<>();

  @AfterEach
  void stop() {
    folded.complete("");
    workers.stop();
  }

  @Test
  void workIsDoneOnThreadsOfItsOwn() {
    assertThat(workers.work(() -> Thread.currentThread().getName()).await().atMost(LONG))
        .startsWith("lazax-read-");
  }

  @Test
  void whatFindsNoPlaceToWaitIsRefusedAndTheOthersAreDone() {
    CompletableFuture<String> first = begin();
    CompletableFuture<String> second = begin();

    assertIsUnavailable(begin());

    assertThat(first).isNotDone();
    folded.complete("folded");
    assertThat(first.join()).isEqualTo("folded");
    assertThat(second.join()).isEqualTo("folded");
    assertThat(begin().join()).isEqualTo("folded");
  }

  @Test
  void whatHasWaitedForTooLongIsNotBegun() {
    workers.stop();
    workers = new ReadWorkers("lazax-read-", 1, 1, Duration.ZERO);

    assertIsUnavailable(begin());
  }

  private CompletableFuture<String> begin() {
    return workers.work(folded::join).subscribeAsCompletionStage();
  }

  private static void assertIsUnavailable(CompletableFuture<String> work) {
    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(work::join)
        .havingCause()
        .isInstanceOfSatisfying(
            ServiceUnavailableException.class,
            e -> assertThat(e.getResponse().getHeaderString("Retry-After")).isEqualTo("1"));
  }
}
