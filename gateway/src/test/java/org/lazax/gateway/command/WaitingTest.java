package org.lazax.gateway.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.helpers.test.UniAssertSubscriber;
import org.junit.jupiter.api.Test;

class WaitingTest {
  private final Waiting<String, Integer> waiting = new Waiting<>();

  @Test
  void allWhoWaitForAKeyAreTold() {
    var one = waiting.expect("a").subscribe().withSubscriber(UniAssertSubscriber.create());
    var other = waiting.expect("a").subscribe().withSubscriber(UniAssertSubscriber.create());

    waiting.tell("a", 7);

    one.assertCompleted().assertItem(7);
    other.assertCompleted().assertItem(7);
  }

  @Test
  void anAnswerThatComesBeforeTheSubscriptionIsNotMissed() {
    var early = waiting.expect("a");

    waiting.tell("a", 7);

    early.subscribe().withSubscriber(UniAssertSubscriber.create()).assertCompleted().assertItem(7);
  }

  @Test
  void whatNobodyWaitsForIsForgotten() {
    waiting.tell("a", 7);

    assertThat(waiting.count()).isZero();
  }

  @Test
  void whoGivesUpIsForgotten() {
    waiting.expect("a").subscribe().withSubscriber(UniAssertSubscriber.create()).cancel();

    assertThat(waiting.count()).isZero();
  }
}
