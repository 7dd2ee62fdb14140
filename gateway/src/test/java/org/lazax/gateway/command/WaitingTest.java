package org.lazax.gateway.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.helpers.test.UniAssertSubscriber;
import org.junit.jupiter.api.Test;

class WaitingTest {
  private final Waiting<String, Integer> waiting = new Waiting<>();

  @Test
  void allWaitsForAKeyAreCompleted() {
    var one = waiting.expect("a").subscribe().withSubscriber(UniAssertSubscriber.create());
    var other = waiting.expect("a").subscribe().withSubscriber(UniAssertSubscriber.create());

    waiting.complete("a", 7);

    one.assertCompleted().assertItem(7);
    other.assertCompleted().assertItem(7);
  }

  @Test
  void aValueBeforeTheSubscriptionIsNotMissed() {
    var early = waiting.expect("a");

    waiting.complete("a", 7);

    early.subscribe().withSubscriber(UniAssertSubscriber.create()).assertCompleted().assertItem(7);
  }

  @Test
  void aValueWithoutAWaitIsDropped() {
    waiting.complete("a", 7);

    assertThat(waiting.count()).isZero();
  }

  @Test
  void aCancelledWaitIsRemoved() {
    waiting.expect("a").subscribe().withSubscriber(UniAssertSubscriber.create()).cancel();

    assertThat(waiting.count()).isZero();
  }
}
