package org.lazax.gateway.stream;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;

/**
 * What is kept for the readers of logs and frames, which weighs in the budget of the instance. It
 * may weigh a quarter of the budget, so that readers do not hold up games. Above that no stream
 * begins, and the reader for whom most waits is ended.
 */
@ApplicationScoped
public class ReaderMemory {
  private static final int PART_OF_BUDGET = 4;

  private final MemoryBudget budget;
  private final Set<WaitingItems<?>> readers = ConcurrentHashMap.newKeySet();

  public ReaderMemory(MemoryBudget budget) {
    this.budget = budget;
  }

  /** Whether no other reader can be taken now. */
  public boolean isFull() {
    return budget.isFull() || isAboveShare();
  }

  /** Nothing yet that is kept for one reader. */
  public Holding holding() {
    return new Holding(this);
  }

  /**
   * An item that waits for any number of readers.
   *
   * @param bytes what it weighs
   */
  public <V> Weighed<V> weighed(V item, long bytes) {
    return new Weighed<>(this, item, bytes);
  }

  /**
   * Items that wait for one reader.
   *
   * @param left gets them once when no items are wanted any more
   */
  public <V> WaitingItems<V> waiting(Consumer<WaitingItems<V>> left) {
    WaitingItems<V> reader = new WaitingItems<>(this, left);
    readers.add(reader);
    return reader;
  }

  void left(WaitingItems<?> reader) {
    readers.remove(reader);
  }

  /** So many bytes more are kept, or less. */
  void change(long bytes) {
    budget.change(MemoryUse.NOTHING, new MemoryUse(0, 0, 0, 0, bytes));
  }

  /** Ends the reader for whom most waits if too much is kept for all. */
  void limit() {
    if (isAboveShare()) {
      readers.stream()
          .filter(reader -> reader.bytes() > 0)
          .max(Comparator.comparingLong(WaitingItems::bytes))
          .ifPresent(WaitingItems::end);
    }
  }

  private boolean isAboveShare() {
    return budget.used().followers() > budget.bytes() / PART_OF_BUDGET;
  }
}
