package org.lazax.gateway.stream;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.AbstractMultiOperator;
import io.smallrye.mutiny.operators.multi.MultiOperatorProcessor;
import io.smallrye.mutiny.subscription.MultiSubscriber;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a function makes of items; those of which it makes nothing are left out. As with {@link
 * PacedItems}, no context is restored for it.
 */
final class PickedItems<V, W> extends AbstractMultiOperator<V, W> {
  private final Function<V, Optional<W>> picked;

  PickedItems(Multi<V> items, Function<V, Optional<W>> picked) {
    super(items);
    this.picked = picked;
  }

  @Override
  public void subscribe(MultiSubscriber<? super W> reader) {
    upstream().subscribe(new Processor<>(reader, picked));
  }

  private static final class Processor<V, W> extends MultiOperatorProcessor<V, W> {
    private final Function<V, Optional<W>> picked;

    Processor(MultiSubscriber<? super W> reader, Function<V, Optional<W>> picked) {
      super(reader);
      this.picked = picked;
    }

    @Override
    public void onItem(V item) {
      if (isDone()) {
        return;
      }
      Optional<W> some = picked.apply(item);
      if (some.isPresent()) {
        downstream.onItem(some.get());
      } else {
        request(1);
      }
    }
  }
}
