package org.lazax.gateway.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import io.smallrye.mutiny.subscription.BackPressureFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;

class FollowedStreamsTest {
  private static final String SIGNAL = "alive";
  private static final Duration NEVER = Duration.ofDays(1);
  private static final Duration OFTEN = Duration.ofMillis(5);
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final MemoryBudget budget = new MemoryBudget(1_000);
  private final ReaderMemory memory = new ReaderMemory(budget);

  @Test
  void aSignalComesAtTheStartAndAgainUntilTheItemsEnd() {
    UnicastProcessor<String> items = UnicastProcessor.create();
    Iterator<String> reader = read(items, OFTEN, new AtomicBoolean(true));

    assertThat(List.of(reader.next(), reader.next(), reader.next())).containsOnly(SIGNAL);
    items.onNext("one");
    items.onComplete();

    assertThat(rest(reader)).endsWith("one");
  }

  @Test
  void itemsAreAskedForAtThePaceOfTheReader() {
    AtomicInteger made = new AtomicInteger();
    Multi<String> endless =
        Multi.createBy()
            .repeating()
            .supplier(() -> "item " + made.incrementAndGet())
            .indefinitely();
    Iterator<String> reader = read(endless, NEVER, new AtomicBoolean(true));

    for (int read = 1; read <= 100; read++) {
      assertThat(reader.next()).isNotNull();
      assertThat(made.get()).as("but for what is under way").isLessThan(read + 10);
    }
  }

  @Test
  void theStreamEndsWithTheTokenOfItsReaderAndLeavesItsItems() {
    UnicastProcessor<String> items = UnicastProcessor.create();
    CompletableFuture<Boolean> left = new CompletableFuture<>();
    AtomicBoolean valid = new AtomicBoolean(true);
    Iterator<String> reader =
        read(items.onCancellation().invoke(() -> left.complete(true)), OFTEN, valid);
    assertThat(reader.next()).isEqualTo(SIGNAL);

    valid.set(false);

    assertThat(rest(reader)).allMatch(SIGNAL::equals);
    assertThat(left).succeedsWithin(TIMEOUT);
  }

  @Test
  void aFailureOfTheItemsIsThatOfTheStream() {
    UnicastProcessor<String> items = UnicastProcessor.create();
    Iterator<String> reader = read(items, NEVER, new AtomicBoolean(true));

    items.onError(new IllegalStateException("too slow"));

    assertThatThrownBy(() -> rest(reader)).hasMessageContaining("too slow");
  }

  @Test
  void whatIsBeingWrittenWeighs() {
    AssertSubscriber<String> reader =
        followed(Multi.createFrom().items("one"), NEVER, new AtomicBoolean(true))
            .subscribe()
            .withSubscriber(AssertSubscriber.create(2));
    assertThat(reader.getItems()).containsExactly(SIGNAL, "one");
    assertThat(budget.used().followers()).isEqualTo(3);

    reader.request(1);

    reader.assertCompleted();
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void aReaderThatDoesNotReadIsEnded() {
    AssertSubscriber<String> reader =
        followed(Multi.createFrom().items("one", "two"), OFTEN, new AtomicBoolean(true))
            .subscribe()
            .withSubscriber(AssertSubscriber.create(2));

    reader.awaitFailure(TIMEOUT).assertFailedWith(BackPressureFailure.class, "does not read");

    assertThat(reader.getItems()).containsExactly(SIGNAL, "one");
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void aReaderThatDoesNotReadIsEndedSoonerWhileMemoryIsFull() {
    Pace<String> pace = new Pace<>(memory, String::length);
    pace.asked(1);
    pace.given("one");
    for (int i = 0; i < Pace.LONGEST_PAUSE; i++) {
      assertThatCode(pace::check).doesNotThrowAnyException();
    }
    pace.asked(1);
    pace.given("two");
    assertThatCode(pace::check).doesNotThrowAnyException();
    memory.holding().set(budget.bytes());

    assertThatExceptionOfType(BackPressureFailure.class).isThrownBy(pace::check);
  }

  /** A reader that asks for one more whenever it has taken one. */
  private Iterator<String> read(Multi<String> items, Duration interval, AtomicBoolean valid) {
    return followed(items, interval, valid)
        .subscribe()
        .asIterable(1, ConcurrentLinkedQueue::new)
        .iterator();
  }

  private Multi<String> followed(Multi<String> items, Duration interval, AtomicBoolean valid) {
    return FollowedStreams.of(
        items,
        SIGNAL,
        interval,
        new Pace<>(memory, String::length),
        () -> Uni.createFrom().item(valid::get));
  }

  private static List<String> rest(Iterator<String> reader) {
    List<String> rest = new ArrayList<>();
    reader.forEachRemaining(rest::add);
    return rest;
  }
}
