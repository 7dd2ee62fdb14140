package org.lazax.gateway.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class RefusalBudgetTest {
  private static final String TOKEN = "t1";

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-20T12:00:00Z"));
  private final RefusalBudget budget = new RefusalBudget(2, Duration.ofSeconds(1), now::get);

  @Test
  void aTokenMayCauseSomeRefusalsAtOnce() {
    budget.refused(TOKEN);

    assertThat(budget.waitTime(TOKEN)).isEmpty();
  }

  @Test
  void aTokenThatCausesTooManyRefusalsMustWait() {
    budget.refused(TOKEN);
    budget.refused(TOKEN);

    assertThat(budget.waitTime(TOKEN)).contains(Duration.ofSeconds(1));
  }

  @Test
  void theBudgetIsRestoredWithTime() {
    budget.refused(TOKEN);
    budget.refused(TOKEN);
    now.updateAndGet(at -> at.plusSeconds(1));

    assertThat(budget.waitTime(TOKEN)).isEmpty();
  }

  @Test
  void eachTokenHasItsOwnBudget() {
    budget.refused(TOKEN);
    budget.refused(TOKEN);

    assertThat(budget.waitTime("t2")).isEmpty();
  }
}
