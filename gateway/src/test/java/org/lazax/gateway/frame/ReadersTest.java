package org.lazax.gateway.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.problem.ProblemException;

class ReadersTest {
  private final Readers readers = new Readers();
  private final List<UniEmitter<? super String>> open = new ArrayList<>();

  @Test
  void aReaderReadsTwoGamesAtOnceAndNoThird() {
    CompletableFuture<String> first = reads("ada");
    assertThat(reads("ada")).isNotDone();

    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> readers.reading("ada", this::endless).await().indefinitely())
        .satisfies(e -> assertThat(e.problem().status()).isEqualTo(429))
        .satisfies(e -> assertThat(e.retryAfter()).isPresent());
    assertThat(reads("bob")).isNotDone();

    open.getFirst().complete("frames");
    assertThat(first.join()).isEqualTo("frames");
    assertThat(reads("ada")).isNotDone();
  }

  @Test
  void aReadingThatFailsOrIsCancelledIsOver() {
    CompletableFuture<String> fails = reads("ada");
    open.getFirst().fail(new IllegalStateException("away"));
    assertThat(fails).isCompletedExceptionally();
    for (int i = 0; i < 3; i++) {
      CompletableFuture<String> cancelled = reads("ada");
      assertThat(cancelled).isNotDone();
      cancelled.cancel(true);
    }
  }

  private CompletableFuture<String> reads(String reader) {
    return readers.reading(reader, this::endless).subscribeAsCompletionStage();
  }

  private Uni<String> endless() {
    return Uni.createFrom().emitter(open::add);
  }
}
