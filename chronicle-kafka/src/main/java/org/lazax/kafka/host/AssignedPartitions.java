package org.lazax.kafka.host;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.kafka.store.ServicePartition;

/**
 * The partitions that are assigned to this instance, with a host or without one, and those among
 * them that are left to a rival for some time: an instance of the other packaging, which takes the
 * same commands. Written by the host's thread; read by any.
 */
final class AssignedPartitions {
  /** Who works on a partition. */
  private enum Worker {
    THIS_INSTANCE,
    A_RIVAL
  }

  /**
   * Numbers of partitions.
   *
   * @param assigned those that are assigned
   * @param leftToRival those of them that a rival works on
   * @param ready those of them whose host has read the log up to its end
   * @param lost of those that cannot be hosted, because records of their log are gone, what is gone
   */
  record Readiness(int assigned, int leftToRival, int ready, List<String> lost) {
    Readiness {
      lost = List.copyOf(lost);
    }

    /**
     * Whether this instance does all that is expected of it. One whose partitions are all left to a
     * rival waits and is ready; one to which nothing is assigned is not.
     */
    boolean isReady() {
      return assigned > 0 && ready + leftToRival >= assigned;
    }
  }

  private final Map<ServicePartition, Worker> workers = new ConcurrentHashMap<>();
  private final Map<ServicePartition, String> lost = new ConcurrentHashMap<>();

  /** A partition is assigned, or its host comes back. */
  void add(ServicePartition id) {
    workers.put(id, Worker.THIS_INSTANCE);
  }

  /** The host of a partition waits before it claims it again. */
  void leaveToRival(ServicePartition id) {
    workers.replace(id, Worker.A_RIVAL);
  }

  /** The host of a partition has started. */
  void hosted(ServicePartition id) {
    lost.remove(id);
  }

  /** The host of a partition cannot start, because records are gone. */
  void lost(ServicePartition id, String what) {
    lost.put(id, what);
  }

  void remove(ServicePartition id) {
    workers.remove(id);
    lost.remove(id);
  }

  Readiness readiness(int ready) {
    int left = (int) workers.values().stream().filter(Worker.A_RIVAL::equals).count();
    return new Readiness(
        workers.size(), left, ready, lost.values().stream().distinct().sorted().toList());
  }
}
