package org.lazax.gateway.stream;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.AbstractMultiOperator;
import io.smallrye.mutiny.operators.multi.MultiOperatorProcessor;
import io.smallrye.mutiny.subscription.MultiSubscriber;
import java.util.Optional;

/**
 * Items up to the first one that is empty, and how their reader takes them. The ready-made
 * operators would restore the context of the request for each step of each item, which costs more
 * than all else that is done for one of many readers.
 */
final class PacedItems<V> extends AbstractMultiOperator<Optional<V>, V> {
  private final Pace<V> pace;

  PacedItems(Multi<Optional<V>> items, Pace<V> pace) {
    super(items);
    this.pace = pace;
  }

  @Override
  public void subscribe(MultiSubscriber<? super V> reader) {
    upstream().subscribe(new Processor<>(reader, pace));
  }

  private static final class Processor<V> extends MultiOperatorProcessor<Optional<V>, V> {
    private final Pace<V> pace;

    Processor(MultiSubscriber<? super V> reader, Pace<V> pace) {
      super(reader);
      this.pace = pace;
    }

    @Override
    public void onItem(Optional<V> item) {
      if (isDone()) {
        return;
      }
      if (item.isPresent()) {
        pace.given(item.get());
        downstream.onItem(item.get());
      } else {
        getUpstreamSubscription().cancel();
        onCompletion();
      }
    }

    @Override
    public void request(long items) {
      pace.asked(items);
      super.request(items);
    }

    @Override
    public void onCompletion() {
      pace.over();
      super.onCompletion();
    }

    @Override
    public void onFailure(Throwable failure) {
      pace.over();
      super.onFailure(failure);
    }

    @Override
    public void cancel() {
      pace.over();
      super.cancel();
    }
  }
}
