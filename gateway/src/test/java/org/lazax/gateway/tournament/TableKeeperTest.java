package org.lazax.gateway.tournament;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TableKeeperTest {

  @Test
  void tournamentsAreLookedAtAgainAfterALookThatFailed() {
    AtomicInteger looks = new AtomicInteger();
    Cancellable ticks =
        TableKeeper.again(Duration.ofMillis(1), () -> look(looks.incrementAndGet()))
            .subscribe()
            .with(_ -> {}, _ -> {});
    await().untilAtomic(looks, greaterThanOrEqualTo(4));
    ticks.cancel();
  }

  /** The first look throws, the second one fails, and all others find nothing to do. */
  private static Uni<Void> look(int number) {
    return switch (number) {
      case 1 -> throw new IllegalStateException("thrown");
      case 2 -> Uni.createFrom().failure(new IllegalStateException("failed"));
      default -> Uni.createFrom().voidItem();
    };
  }
}
