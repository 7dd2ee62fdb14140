package org.lazax.gateway.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.gateway.RealServers;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class LedgerTest {
  /** More than one batch, so that some wait for the batch of others. */
  private static final int CALLERS = 32;

  private static final GameId GAME = new GameId(UUID.randomUUID().toString());

  @Inject Ledger ledger;
  @Inject Vertx vertx;

  @Test
  void eachCallerGetsItsAnswerInItsOwnContext() {
    List<Context> callers =
        IntStream.range(0, CALLERS)
            .<Context>mapToObj(_ -> ((VertxInternal) vertx).createEventLoopContext())
            .toList();
    Map<Context, Context> answered = new ConcurrentHashMap<>();

    for (int caller = 0; caller < CALLERS; caller++) {
      CommandId command = CommandId.given("caller", GAME, "key-" + caller);
      Context own = callers.get(caller);
      own.runOnContext(_ ->
          ledger
              .enter(command, new Ledger.Entry(GAME, "caller", Hash.ZERO), true)
              .subscribe()
              .with(_ -> answered.put(own, Vertx.currentContext())));
    }

    Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> answered.size() == CALLERS);
    assertThat(answered).allSatisfy((own, where) -> assertThat(where).isSameAs(own));
  }
}
