package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What lay in the log when this instance began to read it. Until that is read, nobody here can say
 * that something is not there.
 */
@ApplicationScoped
public class Backlog {
  /** Where each partition ended that is not read up to there. */
  private final Map<Integer, Long> ends = new ConcurrentHashMap<>();

  private volatile boolean begun;

  /** Reading begins, or begins anew after the broker was away. */
  void begin() {
    begun = false;
    ends.clear();
  }

  /** A partition is read from one offset on and ends for now at another. */
  void add(int partition, long next, long end) {
    if (next < end) {
      ends.put(partition, end);
    }
  }

  /** All partitions are known. */
  void begun() {
    begun = true;
  }

  void reached(int partition, long next) {
    ends.computeIfPresent(partition, (_, end) -> next < end ? end : null);
  }

  public boolean isRead() {
    return begun && ends.isEmpty();
  }
}
