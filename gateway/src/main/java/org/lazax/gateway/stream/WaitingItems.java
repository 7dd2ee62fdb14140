package org.lazax.gateway.stream;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import io.smallrye.mutiny.subscription.BackPressureFailure;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Items that wait for one reader, who takes them at its own pace. So many of them may wait and no
 * more: a reader that is too slow is ended, and what waits for it is dropped. It can resume after
 * the last item that it has got. For any thread.
 */
public final class WaitingItems<V> {
  private final ReaderMemory memory;
  private final Consumer<WaitingItems<V>> left;
  private final AtomicBoolean over = new AtomicBoolean();
  private final WaitingQueue<V> queue = new WaitingQueue<>();
  private final UnicastProcessor<Weighed<V>> items = UnicastProcessor.create(queue, this::isOver);

  WaitingItems(ReaderMemory memory, Consumer<WaitingItems<V>> left) {
    this.memory = memory;
    this.left = left;
  }

  /** The items, for one subscriber. They wait until it subscribes. */
  public Multi<V> items() {
    return items(Optional::of);
  }

  /** The same; what is made of each item, if anything. */
  public <W> Multi<W> items(Function<V, Optional<W>> picked) {
    return new PickedItems<>(items, weighed -> picked.apply(weighed.item()));
  }

  public void add(Weighed<V> item) {
    items.onNext(item);
    if (queue.bytes() > 0) {
      memory.limit();
    }
  }

  /** No item follows. What waits can be taken still. */
  public void complete() {
    items.onComplete();
  }

  /** No item follows but this failure. What waits can be taken still. */
  public void fail(Throwable failure) {
    items.onError(failure);
  }

  /** The reader wants no more, whether it has ever subscribed or not. */
  public void leave() {
    isOver();
    queue.close();
  }

  /** The reader fails, and what waits for it is dropped. */
  void end() {
    queue.close();
    items.onError(new BackPressureFailure("the reader is too slow"));
  }

  /** What waits now, in bytes. */
  long bytes() {
    return queue.bytes();
  }

  private void isOver() {
    if (over.compareAndSet(false, true)) {
      memory.left(this);
      left.accept(this);
    }
  }
}
