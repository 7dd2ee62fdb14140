package org.lazax.gateway.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.subscription.BackPressureFailure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;

/** What waits for a reader weighs in the budget, and is bounded for each reader and in all. */
class WaitingItemsTest {
  private static final long MIB = 1L << 20;

  private final MemoryBudget budget = new MemoryBudget(40 * MIB);
  private final ReaderMemory memory = new ReaderMemory(budget);
  private final List<WaitingItems<?>> left = new ArrayList<>();

  @Test
  void anItemWeighsOnceUntilItsLastReaderHasTakenIt() {
    WaitingItems<String> one = waiting();
    WaitingItems<String> other = waiting();
    Weighed<String> shared = memory.weighed("shared", MIB);
    one.add(shared);
    other.add(shared);
    assertThat(budget.used().followers()).isEqualTo(MIB);

    assertThat(read(one, 1).getItems()).containsExactly("shared");
    assertThat(budget.used().followers()).isEqualTo(MIB);
    assertThat(read(other, 1).getItems()).containsExactly("shared");

    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void aReaderForWhomTooManyBytesWaitIsEndedAtOnce() {
    WaitingItems<String> slow = waiting();
    AssertSubscriber<String> reader = read(slow, 0);
    add(slow, WaitingQueue.MOST_BYTES);
    reader.assertNotTerminated();

    add(slow, 1);

    reader.assertFailedWith(BackPressureFailure.class);
    assertThat(reader.getItems()).isEmpty();
    assertThat(left).containsExactly(slow);
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void aReaderForWhomTooManyItemsWaitIsEnded() {
    WaitingItems<String> slow = waiting();
    for (int i = 0; i < WaitingQueue.MOST_ITEMS; i++) {
      add(slow, 1);
    }
    assertThat(left).isEmpty();

    add(slow, 1);

    assertThat(left).containsExactly(slow);
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void whenTooMuchWaitsForAllTheReaderWithMostIsEnded() {
    WaitingItems<String> little = waiting();
    WaitingItems<String> most = waiting();
    AssertSubscriber<String> reader = read(most, 0);
    add(little, 3 * MIB);
    add(most, 7 * MIB);
    assertThat(memory.isFull()).isFalse();

    add(little, 1);

    reader.assertFailedWith(BackPressureFailure.class);
    assertThat(left).containsExactly(most);
    assertThat(budget.used().followers()).isEqualTo(3 * MIB + 1);
  }

  @Test
  void aReaderWhoKeepsUpGetsWhateverComes() {
    WaitingItems<String> quick = waiting();
    AssertSubscriber<String> reader = read(quick, Long.MAX_VALUE);
    for (int i = 0; i < 3; i++) {
      add(quick, 20 * MIB);
    }

    reader.assertNotTerminated();
    assertThat(reader.getItems()).hasSize(3);
  }

  @Test
  void whoLeavesKeepsNothingAlthoughItHasNeverRead() {
    WaitingItems<String> gone = waiting();
    add(gone, MIB);

    gone.leave();
    add(gone, MIB);

    assertThat(left).containsExactly(gone);
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  private WaitingItems<String> waiting() {
    return memory.waiting(left::add);
  }

  private void add(WaitingItems<String> reader, long bytes) {
    reader.add(memory.weighed("an item", bytes));
  }

  private static AssertSubscriber<String> read(WaitingItems<String> waiting, long items) {
    return waiting.items().subscribe().withSubscriber(AssertSubscriber.create(items));
  }
}
