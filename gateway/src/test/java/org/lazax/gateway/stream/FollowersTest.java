package org.lazax.gateway.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.gateway.problem.ProblemException;

class FollowersTest {
  private final MemoryBudget budget = new MemoryBudget(4_000);
  private final ReaderMemory memory = new ReaderMemory(budget);
  private final Followers followers = new Followers(2, 3, memory);

  @Test
  void oneReaderFollowsSoManyStreams() {
    followers.enter("ada");
    followers.enter("ada");

    refused("ada", "you are following 2 streams already");
    followers.leave("ada");
    assertThatCode(() -> followers.enter("ada")).doesNotThrowAnyException();
  }

  @Test
  void allTogetherFollowSoManyStreams() {
    followers.enter("ada");
    followers.enter("ada");
    followers.enter("bob");

    refused("cid", "3 streams are followed here already");
    followers.leave("bob");
    assertThatCode(() -> followers.enter("cid")).doesNotThrowAnyException();
    refused("bob", "3 streams are followed here already");
  }

  @Test
  void nobodyFollowsAnotherStreamWhileMemoryIsFull() {
    followers.enter("ada");
    Holding held = memory.holding();
    held.set(1_001);

    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> followers.enter("bob"))
        .satisfies(e -> assertThat(e.problem().status()).isEqualTo(503))
        .satisfies(e -> assertThat(e.retryAfter()).isPresent());

    held.release();
    assertThatCode(() -> followers.enter("bob")).doesNotThrowAnyException();
  }

  private void refused(String reader, String detail) {
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> followers.enter(reader))
        .satisfies(e -> assertThat(e.problem().detail()).isEqualTo(detail));
  }
}
