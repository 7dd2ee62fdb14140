package org.lazax.gateway.stream;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * A queue of so many items and bytes. With one too many it is closed: it drops what it has and
 * takes nothing more. For any thread.
 */
final class WaitingQueue<V> extends AbstractQueue<Weighed<V>> {
  static final int MOST_ITEMS = 1_024;
  static final long MOST_BYTES = 8L << 20;

  private final Queue<Weighed<V>> items = new ArrayDeque<>();
  private long bytes;
  private boolean closed;

  /** Takes an item; a single one may weigh more than usual. */
  @Override
  public synchronized boolean offer(Weighed<V> item) {
    boolean tooMany = items.size() >= MOST_ITEMS;
    boolean tooMuch = !items.isEmpty() && bytes + item.bytes() > MOST_BYTES;
    if (tooMany || tooMuch) {
      close();
    }
    if (closed) {
      return false;
    }
    item.kept();
    bytes += item.bytes();
    return items.add(item);
  }

  @Override
  public synchronized @Nullable Weighed<V> poll() {
    Weighed<V> item = items.poll();
    if (item != null) {
      bytes -= item.bytes();
      item.left();
    }
    return item;
  }

  @Override
  public synchronized @Nullable Weighed<V> peek() {
    return items.peek();
  }

  /** Drops what waits, and takes nothing more. */
  synchronized void close() {
    closed = true;
    clear();
  }

  synchronized long bytes() {
    return bytes;
  }

  @Override
  public synchronized int size() {
    return items.size();
  }

  @Override
  public synchronized Iterator<Weighed<V>> iterator() {
    return List.copyOf(items).iterator();
  }
}
